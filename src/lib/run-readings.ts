import type { ShownRow } from "./shown-run";

/** An agent's share of a run. */
export interface AgentShare {
  readonly label: string;
  readonly tokens: number;
  readonly durationMs: number;
}

/** What each agent of a run used, the largest first. */
export function agentShares(rows: readonly ShownRow[]): AgentShare[] {
  return rows
    .filter(({ kind }) => kind === "agent")
    .map(({ label, tokens = 0, durationMs }) => ({ label, tokens, durationMs }))
    .toSorted((a, b) => b.tokens - a.tokens);
}

/** The tool span that took longest, leaving out those that only wait for other spans; undefined without tools. */
export function slowestTool(rows: readonly ShownRow[]): ShownRow | undefined {
  return rows
    .filter(({ kind, id }) => kind === "tool" && !rows.some(({ parentId }) => parentId === id))
    .toSorted((a, b) => b.durationMs - a.durationMs)[0];
}

/** How long two spans ran at the same time, in ms; 0 when they did not. */
export function overlapMs(a: ShownRow, b: ShownRow): number {
  const from = Math.max(a.startMs, b.startMs);
  const to = Math.min(a.startMs + a.durationMs, b.startMs + b.durationMs);
  return Math.max(0, to - from);
}
