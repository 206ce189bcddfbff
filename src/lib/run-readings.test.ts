import { describe, expect, it } from "vitest";
import { agentShares, overlapMs, slowestTool } from "./run-readings";
import type { ShownRow } from "./shown-run";

const row = (over: Partial<ShownRow> & Pick<ShownRow, "id" | "kind">): ShownRow => ({
  parentId: null,
  label: over.id,
  depth: 0,
  startMs: 0,
  durationMs: 10,
  ...over,
});

const rows = [
  row({ id: "support", kind: "agent", tokens: 100, durationMs: 90 }),
  row({ id: "delegate", kind: "tool", parentId: "support", durationMs: 80 }),
  row({ id: "refunds", kind: "agent", parentId: "delegate", tokens: 300, startMs: 10 }),
  row({ id: "find", kind: "tool", parentId: "refunds", durationMs: 7 }),
  row({ id: "pay", kind: "tool", parentId: "refunds", durationMs: 9 }),
];

describe("readings of a run", () => {
  it("orders agents by what they used", () => {
    expect(agentShares(rows).map(({ label }) => label)).toEqual(["refunds", "support"]);
  });

  it("takes the slowest tool that did work itself", () => {
    expect(slowestTool(rows)?.id).toBe("pay");
  });

  it("knows no slowest tool in a run without tools", () => {
    expect(slowestTool([row({ id: "a", kind: "agent" })])).toBeUndefined();
  });

  it("measures how long two spans ran side by side", () => {
    const a = row({ id: "a", kind: "agent", startMs: 0, durationMs: 10 });
    expect(overlapMs(a, row({ id: "b", kind: "agent", startMs: 4, durationMs: 10 }))).toBe(6);
    expect(overlapMs(a, row({ id: "c", kind: "agent", startMs: 20 }))).toBe(0);
  });
});
