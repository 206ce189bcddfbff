import type { SpanKind } from "../../lib/trace";
import type { PartKey } from "../recordings";

/** A part's name in its tab, the kind whose sign it wears, and what it is for. */
interface PartNote {
  readonly name: string;
  readonly kind: SpanKind;
  readonly note: string;
}

const notes = {
  agent: {
    name: "Agent",
    kind: "agent",
    note: "A model with a name and instructions. Everything else is an option.",
  },
  tools: {
    name: "Tools",
    kind: "tool",
    note: "A typed function the model can call. Its schema validates the arguments before it runs.",
  },
  memory: {
    name: "Memory",
    kind: "memory",
    note: "Each user's conversations, stored by the memory adapter you choose.",
  },
  subAgents: {
    name: "Sub-agents",
    kind: "agent",
    note: "A supervisor delegates tasks. Each sub-agent has its own model, tools and span.",
  },
  workflow: {
    name: "Workflow",
    kind: "workflow",
    note: "Typed steps in an order you define. A step can suspend the run until a person answers.",
  },
  retrieval: {
    name: "Retrieval",
    kind: "retriever",
    note: "Your documents, searched before the model answers or when it asks for them.",
  },
  guardrails: {
    name: "Guardrails",
    kind: "guardrail",
    note: "Checks on input and output. A blocked run fails with an error code you can handle.",
  },
} as const satisfies Record<PartKey, PartNote>;

/** The seven parts of "What you write", by the key of their recording. */
export const partNotes: Readonly<Record<string, PartNote>> = notes;
