import type { TutorialStep } from "../../../lib/tutorial";

export default {
  id: 3,
  slug: "memory",
  navTitle: "Memory",
  title: "A memory that lasts",
  description:
    "Tell the agent whose conversation it is, and keep that conversation in a file, so that it goes on after a restart.",
  brings: ["Memory", "LibSQLMemoryAdapter", "userId", "conversationId"],
  needs: ["the project of step 2"],
  result: "Your agent goes on with a conversation where it stopped, for each user apart.",
  videoId: "agy4YjzPEJ8",
  docs: [
    { label: "What an agent can remember", to: "/docs/agents/memory/" },
    { label: "Data for one run only: context", to: "/docs/agents/context/" },
  ],
} satisfies TutorialStep;
