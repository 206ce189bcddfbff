import type { SpanKind } from "../../lib/trace";

/** One kind of span: when the framework makes one and the attributes that say most. */
export interface RecordedKind {
  readonly kind: SpanKind;
  /** Values of `span.type`. Spans of agents have none; they say `entity.type`. */
  readonly types: readonly string[];
  readonly when: string;
  readonly attributes: readonly string[];
}

/**
 * What VoltAgent writes into its spans. Source: the installed @voltagent/core; a test in samples/
 * looks each name up there.
 */
export const recordedKinds: readonly RecordedKind[] = [
  {
    kind: "agent",
    types: [],
    when: "A call to an agent, or to a sub-agent inside it.",
    attributes: [
      "entity.type",
      "entity.name",
      "ai.model.name",
      "user.id",
      "conversation.id",
      "usage.prompt_tokens",
      "usage.completion_tokens",
      "usage.total_tokens",
      "ai.response.finish_reason",
    ],
  },
  {
    kind: "llm",
    types: ["llm"],
    when: "A model call, with all its steps together.",
    attributes: ["llm.model", "llm.operation", "llm.messages", "llm.tools", "llm.finish_reason"],
  },
  {
    kind: "tool",
    types: ["tool"],
    when: "A tool call, with its arguments and result.",
    attributes: ["tool.name", "tool.description", "tool.parameters", "input", "output"],
  },
  {
    kind: "memory",
    types: ["memory", "summary"],
    when: "Reading or saving a conversation, or shortening a long one.",
    attributes: ["memory.operation", "memory.message_count", "memory.semantic", "agent.summary"],
  },
  {
    kind: "retriever",
    types: ["retriever", "embedding", "vector"],
    when: "A search of your own data.",
    attributes: ["retriever.name", "retriever.document_count", "input", "output"],
  },
  {
    kind: "guardrail",
    types: ["guardrail", "middleware"],
    when: "A check or change before or after the model.",
    attributes: [
      "guardrail.name",
      "guardrail.direction",
      "guardrail.action",
      "guardrail.severity",
      "guardrail.message",
    ],
  },
  {
    kind: "workflow",
    types: ["workflow-step", "scorer"],
    when: "A workflow step, or a live score for an answer.",
    attributes: [
      "workflow.execution.id",
      "workflow.step.id",
      "workflow.step.index",
      "workflow.step.state",
      "eval.scorer.name",
    ],
  },
];
