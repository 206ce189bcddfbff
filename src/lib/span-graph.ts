import type { SpanEntry } from "./span-index";

/** A span's place in the graph, in cells: columns from the left by depth, lines from the top. */
export interface GraphNode {
  readonly row: number;
  readonly column: number;
  readonly line: number;
  /** Place of its parent in the list of nodes; -1 for a root. */
  readonly parent: number;
  /** Line of its last child; its own line without children. */
  readonly lastLine: number;
}

export interface SpanGraph {
  readonly nodes: readonly GraphNode[];
  readonly columns: number;
  readonly lines: number;
}

/**
 * Places the given rows as a tree that grows to the right: the first child stands on its parent's
 * line, each further one on a line of its own below. In the order of `rows`, lines never go up.
 */
export function layOutGraph(entries: readonly SpanEntry[], rows: readonly number[]): SpanGraph {
  const nodes: { row: number; column: number; line: number; parent: number; lastLine: number }[] =
    [];
  const nodeOfRow = new Map<number, number>();
  let lines = 0;
  let columns = 0;
  for (const row of rows) {
    const entry = entries[row];
    if (!entry) continue;
    const parent = nodeOfRow.get(entry.parent) ?? -1;
    const above = nodes[parent];
    const isFirst = above !== undefined && parent === nodes.length - 1;
    const line = isFirst ? above.line : lines++;
    if (above) above.lastLine = line;
    nodeOfRow.set(row, nodes.length);
    nodes.push({ row, column: entry.depth, line, parent, lastLine: line });
    columns = Math.max(columns, entry.depth + 1);
  }
  return { nodes, columns, lines };
}

/** Returns the range of nodes, first included and last excluded, that stand on the given lines. */
export function nodesOnLines(
  nodes: readonly GraphNode[],
  fromLine: number,
  toLine: number,
): readonly [first: number, last: number] {
  const firstAt = (line: number): number => {
    let low = 0;
    let high = nodes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((nodes[middle]?.line ?? 0) < line) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [firstAt(fromLine), firstAt(toLine + 1)];
}

/**
 * Returns the nodes whose line to their children crosses the range: those in it that have more
 * than one line, and everything above its first node.
 */
export function trunksOf(
  nodes: readonly GraphNode[],
  [first, last]: readonly [number, number],
): number[] {
  const trunks: number[] = [];
  for (let at = nodes[first]?.parent ?? -1; at !== -1; at = nodes[at]?.parent ?? -1)
    trunks.push(at);
  for (let at = first; at < last; at += 1) {
    const node = nodes[at];
    if (node && node.lastLine > node.line) trunks.push(at);
  }
  return trunks.filter((at) => {
    const node = nodes[at];
    return node !== undefined && node.lastLine > node.line;
  });
}
