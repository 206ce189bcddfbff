import type { ReactNode } from "react";
import type { SpanKind } from "../../lib/trace";

const shapes: Readonly<Record<SpanKind, ReactNode>> = {
  agent: <rect x="1.5" y="1.5" width="7" height="7" rx="1.5" />,
  llm: <circle cx="5" cy="5" r="3.8" />,
  tool: <path d="M5 .8 9.2 5 5 9.2.8 5Z" />,
  memory: <path d="M1.2 1.6h7.6v2.6H1.2zM1.2 5.8h7.6v2.6H1.2z" />,
  retriever: <path d="M5 1.2 9 8.6H1Z" />,
  guardrail: <path d="M1.4 1.2h7.2v4.2L5 9.2 1.4 5.4Z" />,
  workflow: <path d="M1 1.4h4L9 5 5 8.6H1L4.4 5Z" />,
};

/** How a span's kind is called in words. */
export const kindNames: Readonly<Record<SpanKind, string>> = {
  agent: "agent",
  llm: "model call",
  tool: "tool",
  memory: "memory",
  retriever: "retrieval",
  guardrail: "guardrail",
  workflow: "workflow step",
};

/** The sign of a span's kind: a shape as well as a colour. Decorative; name the kind beside it. */
export function SpanGlyph({ kind }: { kind: SpanKind }): ReactNode {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" fill={`var(--span-${kind})`} aria-hidden="true">
      {shapes[kind]}
    </svg>
  );
}
