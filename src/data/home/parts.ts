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
    note: "A model with instructions and a name. Everything else is an option of it.",
  },
  tools: {
    name: "Tools",
    kind: "tool",
    note: "A typed function the model may call. The schema checks its arguments before it runs.",
  },
  memory: {
    name: "Memory",
    kind: "memory",
    note: "Conversations kept by user and thread, in the store you choose.",
  },
  subAgents: {
    name: "Sub-agents",
    kind: "agent",
    note: "A supervisor delegates. Each sub-agent has its own model, tools and span.",
  },
  workflow: {
    name: "Workflow",
    kind: "workflow",
    note: "Typed steps in a fixed order. A step may stop and wait for a person.",
  },
  retrieval: {
    name: "Retrieval",
    kind: "retriever",
    note: "Your documents, looked up before the model answers, or when it asks.",
  },
  guardrails: {
    name: "Guardrails",
    kind: "guardrail",
    note: "Checks on what goes in and what comes out. A blocked run has a code, not a surprise.",
  },
} as const satisfies Record<PartKey, PartNote>;

/** The seven parts of "What you write", by the key of their recording. */
export const partNotes: Readonly<Record<string, PartNote>> = notes;
