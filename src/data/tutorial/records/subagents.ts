import type { TutorialStep } from "../../../lib/tutorial";

export default {
  id: 5,
  slug: "subagents",
  navTitle: "Sub-agents",
  title: "A team of agents",
  description:
    "Split the work between agents with instructions, tools and models of their own, and let the assistant hand it out.",
  brings: ["subAgents", "purpose", "delegate_task"],
  needs: ["the project of step 4"],
  result:
    "You have a supervisor with two sub-agents, a memory and tools from a server, and a trace of all they do.",
  videoId: "N_ftq4Rc3FI",
  docs: [
    { label: "Everything about sub-agents", to: "/docs/agents/sub-agents/" },
    { label: "Stop a run that takes too long", to: "/docs/agents/cancellation/" },
    { label: "What a trace holds", to: "/voltops-llm-observability-docs/" },
  ],
} satisfies TutorialStep;
