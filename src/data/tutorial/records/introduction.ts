import type { TutorialStep } from "../../../lib/tutorial";

export default {
  id: 1,
  slug: "introduction",
  navTitle: "Introduction",
  title: "Your first agent",
  description:
    "See what a framework does for an agent, set up a project, write an agent of six lines and ask it something over HTTP.",
  brings: ["Agent", "VoltAgent", "honoServer"],
  needs: ["Node.js 20.19 or newer", "a key from OpenAI, or another provider"],
  result: "You have an agent that answers over HTTP, and a trace of every answer.",
  videoId: "CZ07r351T1k",
  docs: [
    { label: "Every option of an agent", to: "/docs/agents/overview/" },
    { label: "Other model providers", to: "/docs/agents/providers/" },
    { label: "Quick start: the same on one page", to: "/docs/quick-start/" },
  ],
} satisfies TutorialStep;
