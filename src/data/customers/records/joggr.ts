import type { Customer } from "../../../lib/customer";

export default {
  id: 1,
  slug: "joggr",
  listed: true,
  customer: {
    name: "Joggr",
    industry: "Developer tooling, documentation",
    website: "https://www.linkedin.com/company/joggr",
  },
  title: "Joggr has agents write Markdown docs and keep them in sync with the code",
  useCase:
    "An assistant that writes Markdown documentation and syncs it with the code it describes.",
  challenge: {
    text: "Joggr is built by a TypeScript team, and most agent tooling they found was made for Python first. They started with Vercel's libraries and wrote the glue code themselves.",
    points: [
      "A TypeScript team in a field that is Python-first",
      "Their own glue code on top of Vercel's libraries",
      "Memory and orchestration built in-house",
      "Runs that were hard to debug",
    ],
  },
  approach: {
    text: "Documentation work moved to agents under one supervisor. Memory now comes from the framework, and VoltOps shows each run step by step.",
    points: [
      "Documentation agents under a supervisor",
      "The framework's built-in memory",
      "VoltOps as the view of each step",
    ],
  },
  outcome: {
    text: "The team reports on the work, not on metrics: it gives no numbers, so this page has none.",
    points: [
      "Less glue code to maintain",
      "Visible steps in every run",
      "Faster development",
      "More confidence at release",
    ],
  },
  stack: ["VoltAgent", "VoltOps"],
  pattern: {
    run: "subAgents",
    note: "Not Joggr's code, but the pattern they describe: agents that write under one supervisor, shown step by step. The program was written for this site.",
  },
  links: [
    { label: "Supervisors and sub-agents", to: "/docs/agents/sub-agents/" },
    { label: "Built-in memory", to: "/docs/agents/memory/overview/" },
    { label: "Runs step by step in VoltOps", to: "/voltops-llm-observability/" },
    { label: "Use case: documentation agent", to: "/use-cases/documentation-agent/" },
  ],
  source: { label: "Case study published by VoltAgent", reported: "2025-10" },
} satisfies Customer;
