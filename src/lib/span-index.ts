import type { ExplorerSpan } from "./explorer-run";
import { type SpanKind, toRows } from "./trace";

/** A span with its place in the tree, by row numbers, so that a screen reader and an arrow key can tell it. */
export interface SpanEntry {
  readonly span: ExplorerSpan;
  /** 0 for a root. */
  readonly depth: number;
  /** Row of the parent; -1 for a root. */
  readonly parent: number;
  /** Row after the last descendant. */
  readonly end: number;
  /** 1-based place among the siblings, and how many they are. */
  readonly position: number;
  readonly siblings: number;
}

/** What the reader asked to see. Empty fields ask for nothing. */
export interface SpanFilter {
  readonly query: string;
  readonly kinds: readonly SpanKind[];
  readonly failed: boolean;
}

/** Rows to show, and how many of them the filter found: the rest are there as the way to them. */
export interface FoundRows {
  readonly rows: readonly number[];
  readonly found: number;
}

/** Returns the spans in tree order, each with its place. Takes time in proportion to their number. */
export function indexSpans(spans: readonly ExplorerSpan[]): SpanEntry[] {
  const rows = toRows(spans);
  const ends = new Array<number>(rows.length).fill(rows.length);
  const parents: number[] = [];
  const counts = new Map<number, number>();
  const positions: number[] = [];
  const open: number[] = [];
  const close = (depth: number, at: number): void => {
    while (open.length > depth) ends[open.pop() ?? 0] = at;
  };
  for (const [row, { depth }] of rows.entries()) {
    close(depth, row);
    const parent = open.at(-1) ?? -1;
    const position = (counts.get(parent) ?? 0) + 1;
    counts.set(parent, position);
    parents.push(parent);
    positions.push(position);
    open.push(row);
  }
  return rows.map(({ span, depth }, row) => {
    const parent = parents[row] ?? -1;
    return {
      span,
      depth,
      parent,
      end: ends[row] ?? rows.length,
      position: positions[row] ?? 1,
      siblings: counts.get(parent) ?? 1,
    };
  });
}

const texts = new WeakMap<ExplorerSpan, string>();

/** Everything of a span that can be searched, in lower case. Made once a span, when first searched. */
function textOf(span: ExplorerSpan): string {
  let text = texts.get(span);
  if (text === undefined) {
    const { name, label, model, statusMessage, input, output, attributes } = span;
    text = [name, label, model, statusMessage, JSON.stringify([input, output, attributes])]
      .join("\n")
      .toLowerCase();
    texts.set(span, text);
  }
  return text;
}

/** Returns whether a filter asks for anything. */
export function isFiltering({ query, kinds, failed }: SpanFilter): boolean {
  return query.trim() !== "" || kinds.length > 0 || failed;
}

function wholeTree(entries: readonly SpanEntry[], collapsed: ReadonlySet<string>): number[] {
  const rows: number[] = [];
  for (let row = 0; row < entries.length; ) {
    rows.push(row);
    const entry = entries[row];
    row = entry && collapsed.has(entry.span.id) ? entry.end : row + 1;
  }
  return rows;
}

/**
 * Returns the rows to show. Without a filter, all but those under a collapsed span. With one, the
 * spans it finds and the spans above them; what is collapsed then does not count, so that no hit hides.
 */
export function findRows(
  entries: readonly SpanEntry[],
  filter: SpanFilter,
  collapsed: ReadonlySet<string>,
): FoundRows {
  if (!isFiltering(filter)) {
    return { rows: wholeTree(entries, collapsed), found: entries.length };
  }
  const query = filter.query.trim().toLowerCase();
  const shown = new Set<number>();
  let found = 0;
  for (const [row, { span }] of entries.entries()) {
    const matches =
      (!filter.failed || span.status === "error") &&
      (filter.kinds.length === 0 || filter.kinds.includes(span.kind)) &&
      (query === "" || textOf(span).includes(query));
    if (!matches) continue;
    found += 1;
    for (let at = row; at !== -1 && !shown.has(at); at = entries[at]?.parent ?? -1) shown.add(at);
  }
  return { rows: [...shown].sort((a, b) => a - b), found };
}
