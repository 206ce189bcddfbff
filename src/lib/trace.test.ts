import { describe, expect, it } from "vitest";
import {
  formatDuration,
  formatTick,
  formatTokens,
  type RecordedSpan,
  spanKindOf,
  spansOfLine,
  tickStep,
  ticks,
  toRows,
  totalTokens,
} from "./trace";

function span(
  id: string,
  parentId: string | null,
  fields: Partial<RecordedSpan> = {},
): RecordedSpan {
  return {
    id,
    parentId,
    name: id,
    label: id,
    kind: "agent",
    startMs: 0,
    durationMs: 10,
    status: "ok",
    attributes: {},
    ...fields,
  };
}

describe("spanKindOf", () => {
  it.each([
    ["llm", undefined, "llm"],
    ["embedding", undefined, "retriever"],
    ["vector", undefined, "retriever"],
    ["summary", undefined, "memory"],
    ["middleware", undefined, "guardrail"],
    ["workflow-step", undefined, "workflow"],
    ["scorer", undefined, "workflow"],
    [undefined, "workflow", "workflow"],
    [undefined, "agent", "agent"],
    ["something-new", "workflow", "workflow"],
  ])("draws type %s of a %s as %s", (type, entity, kind) => {
    expect(spanKindOf(type, entity)).toBe(kind);
  });
});

describe("toRows", () => {
  it("puts children under their parent, siblings by start, with depth and child count", () => {
    const rows = toRows([
      span("late", "root", { startMs: 5 }),
      span("root", null),
      span("leaf", "early", { startMs: 2 }),
      span("early", "root", { startMs: 1 }),
    ]);
    expect(rows.map((row) => [row.span.id, row.depth, row.childCount])).toEqual([
      ["root", 0, 2],
      ["early", 1, 1],
      ["leaf", 2, 0],
      ["late", 1, 0],
    ]);
  });

  it("keeps spans whose parent is left out, as roots", () => {
    expect(toRows([span("orphan", "gone")]).map(({ depth }) => depth)).toEqual([0]);
  });
});

describe("the time ruler", () => {
  it.each([
    [4180, 1000],
    [700, 100],
    [0, 1],
    [60_000, 10_000],
  ])("steps a run of %i ms by %i ms", (total, step) => {
    expect(tickStep(total)).toBe(step);
  });

  it("starts at 0 and stays inside the run", () => {
    expect(ticks(4180)).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(ticks(4180, 10)).toEqual([0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000]);
  });

  it("labels ticks with as many decimals as the step needs", () => {
    expect([formatTick(2000, 1000), formatTick(1500, 500), formatTick(20, 10)]).toEqual([
      "2 s",
      "1.5 s",
      "0.02 s",
    ]);
  });
});

describe("formats", () => {
  it.each([
    [0.2, "< 1 ms"],
    [38.4, "38 ms"],
    [999.6, "1.00 s"],
    [4180, "4.18 s"],
    [65_000, "1 m 05 s"],
  ])("writes %d ms as %s", (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  it("writes tokens with thousands separated", () => {
    expect([formatTokens(1), formatTokens(12_480)]).toEqual(["1 token", "12,480 tokens"]);
  });
});

describe("totalTokens", () => {
  it("adds up the agents and leaves their model calls out", () => {
    const tokens = { input: 10, output: 2, total: 12 };
    const spans = [
      span("a", null, { tokens }),
      span("l", "a", { kind: "llm", tokens }),
      span("b", "a", { tokens }),
    ];
    expect(totalTokens(spans)).toEqual({ input: 20, output: 4, total: 24 });
  });
});

describe("spansOfLine", () => {
  const spans = [
    span("agent", null, { lines: [3, 9] }),
    span("llm", "agent", { kind: "llm", lines: [5, 5] }),
  ];

  it("prefers the smaller range", () => {
    expect(spansOfLine(spans, 5).map(({ id }) => id)).toEqual(["llm"]);
    expect(spansOfLine(spans, 4).map(({ id }) => id)).toEqual(["agent"]);
  });

  it("finds none on a line that nothing runs", () => {
    expect(spansOfLine(spans, 1)).toEqual([]);
  });
});
