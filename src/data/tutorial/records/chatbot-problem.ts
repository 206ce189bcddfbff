import type { TutorialStep } from "../../../lib/tutorial";

export default {
  id: 2,
  slug: "chatbot-problem",
  navTitle: "Chatbot problem",
  title: "The chatbot problem",
  description:
    "A model that only talks cannot look anything up. Give your agent its first tool, and it answers from your data.",
  brings: ["createTool", "parameters", "execute", "tools"],
  needs: ["the project of step 1"],
  result:
    "Your agent calls a function of yours when it needs one, and you have seen what the model wrote into it.",
  videoId: "QVLUGG2ZhTI",
  docs: [
    { label: "Everything about tools", to: "/docs/agents/tools/" },
    { label: "Write instructions that hold", to: "/docs/agents/prompts/" },
    { label: "Watch a run with hooks", to: "/docs/agents/hooks/" },
  ],
} satisfies TutorialStep;
