import { type RecordedSpan, type Recording, totalTokens } from "./trace";

/** A span as the explorer shows it: with everything it took in and gave back. */
export type ExplorerSpan = Omit<RecordedSpan, "lines">;

/** A recorded run as the explorer loads it. */
export interface ExplorerRun {
  readonly title: string;
  /** Path of the program from the repository's root. */
  readonly file: string;
  /** Name and version of the framework the run used. */
  readonly framework: string;
  /** `YYYY-MM-DD`. */
  readonly recordedAt: string;
  readonly totalMs: number;
  /** Tokens of all agents together. */
  readonly totalTokens: number;
  /** Spans of repeated bookkeeping that the recording leaves out. */
  readonly hiddenSpans: number;
  readonly spans: readonly ExplorerSpan[];
}

/** Attributes that say whose span it is: the same on all spans of an agent or workflow. */
const OWNER = /^(user|conversation|entity|agent\.parent|subagent|voltagent)[._]/;

/** Returns the attributes with those of the owner last: a span's own say more. */
function ownFirst(attributes: ExplorerSpan["attributes"]): ExplorerSpan["attributes"] {
  const entries = Object.entries(attributes);
  return Object.fromEntries([
    ...entries.filter(([name]) => !OWNER.test(name)),
    ...entries.filter(([name]) => OWNER.test(name)),
  ]);
}

/** Returns a recording without its program's text, each model call under its model's name. */
export function explorerRun(recording: Recording): ExplorerRun {
  const { title, source, packages, recordedAt, totalMs, hiddenSpans, spans } = recording;
  return {
    title,
    file: source.file,
    framework: `@voltagent/core ${packages["@voltagent/core"] ?? ""}`.trim(),
    recordedAt,
    totalMs,
    totalTokens: totalTokens(spans).total,
    hiddenSpans,
    spans: spans.map(({ lines: _, ...span }) => ({
      ...span,
      label: span.kind === "llm" && span.model ? span.model : span.label,
      attributes: ownFirst(span.attributes),
    })),
  };
}
