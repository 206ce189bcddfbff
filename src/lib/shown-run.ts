import { type RecordedSpan, type Recording, type SpanKind, toRows } from "./trace";

/** A recording made ready to draw: its code coloured, its spans in tree order. */
export interface ShownRun {
  readonly title: string;
  /** Path of the program from the repository's root. */
  readonly file: string;
  /** One string of escaped HTML a line of the program. */
  readonly lines: readonly string[];
  /** `name@version` of the framework the run used. */
  readonly framework: string;
  readonly recordedAt: string;
  readonly totalMs: number;
  readonly input: string;
  readonly output: string;
  readonly rows: readonly ShownRow[];
}

/** A span as a row of a waterfall; text is cut to what a detail pane shows. */
export interface ShownRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly label: string;
  readonly kind: SpanKind;
  readonly depth: number;
  readonly startMs: number;
  readonly durationMs: number;
  readonly lines?: readonly [number, number];
  readonly tokens?: number;
  readonly input?: string;
  readonly output?: string;
}

/** One of the programs of "What you write", with what it printed. */
export interface ShownPart {
  readonly key: string;
  readonly file: string;
  readonly lines: readonly string[];
  readonly totalMs: number;
  readonly result: readonly (readonly [name: string, value: string])[];
  readonly rows: readonly Pick<
    ShownRow,
    "id" | "label" | "kind" | "depth" | "startMs" | "durationMs"
  >[];
}

const MAX_TEXT = 220;

function shorten(value: unknown): string | undefined {
  if (value === undefined || value === null) {
    return undefined;
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)} …` : text;
}

/** A model call is known by its model, everything else by its own name. */
function labelOf({ kind, model, label }: RecordedSpan): string {
  return kind === "llm" && model ? model : label;
}

/** The rows of a waterfall, in tree order. */
export function shownRows(spans: readonly RecordedSpan[]): ShownRow[] {
  return toRows(spans).map(({ span, depth }) => ({
    id: span.id,
    parentId: span.parentId,
    label: labelOf(span),
    kind: span.kind,
    depth,
    startMs: span.startMs,
    durationMs: span.durationMs,
    ...(span.lines ? { lines: span.lines } : {}),
    ...(span.tokens ? { tokens: span.tokens.total } : {}),
    ...(shorten(span.input) ? { input: shorten(span.input) } : {}),
    ...(shorten(span.output) ? { output: shorten(span.output) } : {}),
  }));
}

/**
 * The spans, those without lines given the lines of the nearest span above them: what is defined in
 * another file is still called from there.
 */
export function linesFromParents(spans: readonly RecordedSpan[]): RecordedSpan[] {
  const above = (span: RecordedSpan): RecordedSpan["lines"] => {
    const parent = spans.find(({ id }) => id === span.parentId);
    return span.lines ?? (parent && above(parent));
  };
  return spans.map((span) => {
    const lines = above(span);
    return lines ? { ...span, lines } : span;
  });
}

/** A recording ready to draw. `lines` is its code, coloured. */
export function shownRun(recording: Recording, lines: readonly string[]): ShownRun {
  return {
    title: recording.title,
    file: recording.source.file,
    lines,
    framework: `@voltagent/core ${recording.packages["@voltagent/core"] ?? ""}`.trim(),
    recordedAt: recording.recordedAt,
    totalMs: recording.totalMs,
    input: recording.input,
    output: recording.output,
    rows: shownRows(recording.spans),
  };
}

/** A part ready to draw: what its program printed becomes pairs of name and value. */
export function shownPart(
  key: string,
  recording: Recording & { readonly result?: unknown },
  lines: readonly string[],
): ShownPart {
  const result = typeof recording.result === "object" && recording.result ? recording.result : {};
  return {
    key,
    file: recording.source.file,
    lines,
    totalMs: recording.totalMs,
    result: Object.entries(result).map(([name, value]) => [name, shorten(value) ?? "null"]),
    rows: shownRows(recording.spans).map(({ id, label, kind, depth, startMs, durationMs }) => ({
      id,
      label,
      kind,
      depth,
      startMs,
      durationMs,
    })),
  };
}
