import { countInWords } from "./in-words";

/**
 * Recorded agent runs: the shape of the JSON that `recordings/` writes, and the pure helpers that
 * pages need to draw it (tree, time ruler, durations, tokens).
 */

/** Every kind of span the site has a colour and a glyph for. */
export const SPAN_KINDS = [
  "agent",
  "llm",
  "tool",
  "memory",
  "retriever",
  "guardrail",
  "workflow",
] as const;

export type SpanKind = (typeof SPAN_KINDS)[number];

/** A value that survives `JSON.stringify` unchanged. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

export type SpanStatus = "ok" | "error";

/** Tokens as the model reported them; `total` is input plus output. */
export interface TokenUsage {
  readonly input: number;
  readonly output: number;
  readonly total: number;
}

/** 1-based first and last line of the shown code, both included. */
export type LineRange = readonly [from: number, to: number];

export interface RecordedSpan {
  readonly id: string;
  /** Null for a root. A program that calls an agent twice has two. */
  readonly parentId: string | null;
  /** The span's name exactly as the framework emitted it, e.g. `tool.execution:findOrder`. */
  readonly name: string;
  /** The short name to show, e.g. `findOrder`. */
  readonly label: string;
  readonly kind: SpanKind;
  /** Milliseconds after the start of the run. */
  readonly startMs: number;
  readonly durationMs: number;
  readonly status: SpanStatus;
  /** For `error`, what went wrong, in the framework's words. */
  readonly statusMessage?: string;
  /** Model id, on agent and llm spans. */
  readonly model?: string;
  /** On an agent, all of its steps; on an llm span, its last step (see {@link totalTokens}). */
  readonly tokens?: TokenUsage;
  readonly input?: JsonValue;
  readonly output?: JsonValue;
  /** The lines of the shown code that this span runs. */
  readonly lines?: LineRange;
  /** Further attributes worth showing; never a copy of the fields above. */
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

/** One run of one program, as recorded. `spans` is in tree order: each parent before its children. */
export interface Recording {
  readonly slug: string;
  readonly title: string;
  readonly source: {
    /** Path of the program from the repository's root. */
    readonly file: string;
    /** The program's raw text. */
    readonly code: string;
  };
  /** Package name to the installed version the run used. */
  readonly packages: Readonly<Record<string, string>>;
  /** ISO 8601 date of the run, `YYYY-MM-DD`. */
  readonly recordedAt: string;
  /** Milliseconds from the start of the first span to the end of the last one. */
  readonly totalMs: number;
  readonly input: string;
  readonly output: string;
  /** What the program printed, when it printed one object: its own names and values. */
  readonly result?: Readonly<Record<string, JsonValue>>;
  /** Spans of the run that are left out here: repeated bookkeeping, such as saving after each step. */
  readonly hiddenSpans: number;
  readonly spans: readonly RecordedSpan[];
}

/** A span with its place in the tree. */
export interface SpanRow {
  readonly span: RecordedSpan;
  /** 0 for a root. */
  readonly depth: number;
  readonly childCount: number;
}

/** The framework's `span.type` values that are drawn as another kind. */
const KIND_OF_TYPE: Readonly<Record<string, SpanKind>> = {
  embedding: "retriever",
  vector: "retriever",
  summary: "memory",
  middleware: "guardrail",
  "workflow-step": "workflow",
  scorer: "workflow",
};

function isSpanKind(value: string): value is SpanKind {
  return (SPAN_KINDS as readonly string[]).includes(value);
}

/**
 * Returns the kind a span is drawn as. `spanType` is the framework's `span.type` attribute; root
 * spans of agents and workflows carry none and are told apart by `entityType` (`entity.type`).
 * Embedding and vector spans are retrieval, a summary is memory, middleware counts as guardrail,
 * workflow steps and scorers as workflow. Anything unknown is the work of its entity.
 */
export function spanKindOf(spanType: string | undefined, entityType?: string): SpanKind {
  if (spanType !== undefined) {
    if (isSpanKind(spanType)) return spanType;
    const mapped = KIND_OF_TYPE[spanType];
    if (mapped) return mapped;
  }
  return entityType === "workflow" ? "workflow" : "agent";
}

/**
 * Returns the spans depth first, siblings by start time, each with its depth. A span whose parent
 * is not among `spans` counts as a root, so a filtered list still draws.
 */
export function toRows(spans: readonly RecordedSpan[]): SpanRow[] {
  const ids = new Set(spans.map((span) => span.id));
  const children = new Map<string | null, RecordedSpan[]>();
  for (const span of spans) {
    const parent = span.parentId !== null && ids.has(span.parentId) ? span.parentId : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(span);
    else children.set(parent, [span]);
  }
  const rows: SpanRow[] = [];
  const visit = (parent: string | null, depth: number): void => {
    const siblings = (children.get(parent) ?? []).toSorted((a, b) => a.startMs - b.startMs);
    for (const span of siblings) {
      rows.push({ span, depth, childCount: children.get(span.id)?.length ?? 0 });
      visit(span.id, depth + 1);
    }
  };
  visit(null, 0);
  return rows;
}

/** Returns the distance between two ticks of a time ruler: 1, 2 or 5 times a power of ten, in ms. */
export function tickStep(totalMs: number, maxTicks = 8): number {
  const rough = Math.max(totalMs, 1) / Math.max(maxTicks, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, step * power);
}

/** Returns the times, in ms, at which a ruler over `totalMs` has a tick: from 0, never past the end. */
export function ticks(totalMs: number, maxTicks = 8): number[] {
  const step = tickStep(totalMs, maxTicks);
  return Array.from({ length: Math.floor(totalMs / step) + 1 }, (_, index) => index * step);
}

/** Returns a tick's label in seconds with as many decimals as the step needs: `0.5 s`, `2 s`. */
export function formatTick(ms: number, stepMs: number): string {
  const decimals = stepMs >= 1000 ? 0 : stepMs >= 100 ? 1 : stepMs >= 10 ? 2 : 3;
  return `${(ms / 1000).toFixed(decimals)} s`;
}

/** Returns `< 1 ms`, `38 ms` below one second, `4.18 s` below a minute, `1 m 05 s` above. */
export function formatDuration(ms: number): string {
  if (ms < 0.5) return "< 1 ms";
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_995) return `${(ms / 1000).toFixed(2)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} m ${String(seconds % 60).padStart(2, "0")} s`;
}

/** Returns `1 token`, `412 tokens`, `12,480 tokens`. */
export function formatTokens(count: number): string {
  return `${countInWords(count)} ${count === 1 ? "token" : "tokens"}`;
}

/**
 * Returns what the whole run used: the sum over its agents. The framework reports all steps of a run
 * on the agent's span, a sub-agent's apart from its supervisor's, and only the last step on the llm span.
 */
export function totalTokens(spans: readonly RecordedSpan[]): TokenUsage {
  return spans
    .filter((span) => span.kind === "agent")
    .reduce<TokenUsage>(
      (sum, { tokens }) => ({
        input: sum.input + (tokens?.input ?? 0),
        output: sum.output + (tokens?.output ?? 0),
        total: sum.total + (tokens?.total ?? 0),
      }),
      { input: 0, output: 0, total: 0 },
    );
}

/** Returns the spans that run `line` of the shown code, those of the smallest range when ranges nest. */
export function spansOfLine<Span extends { readonly lines?: LineRange }>(
  spans: readonly Span[],
  line: number,
): Span[] {
  const holding = spans.filter(({ lines }) => lines && lines[0] <= line && line <= lines[1]);
  const size = ({ lines }: Span): number => (lines ? lines[1] - lines[0] : 0);
  const smallest = Math.min(...holding.map(size));
  return holding.filter((span) => size(span) === smallest);
}
