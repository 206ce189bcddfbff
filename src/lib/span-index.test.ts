import { describe, expect, it } from "vitest";
import type { ExplorerSpan } from "./explorer-run";
import { findRows, indexSpans } from "./span-index";

const span = (id: string, parentId: string | null, more: Partial<ExplorerSpan> = {}) => ({
  id,
  parentId,
  name: id,
  label: id,
  kind: "agent" as const,
  startMs: 0,
  durationMs: 1,
  status: "ok" as const,
  attributes: {},
  ...more,
});

/** root > (a > (a1, a2), b), then a second root. */
const spans = [
  span("root", null),
  span("a", "root"),
  span("a1", "a", { kind: "tool", input: { order: "A-731" } }),
  span("a2", "a", { kind: "tool", status: "error", statusMessage: "No answer" }),
  span("b", "root", { kind: "llm", startMs: 5 }),
  span("other", null, { startMs: 9 }),
];
const entries = indexSpans(spans);
const nothing = { query: "", kinds: [], failed: false };
const labels = (rows: readonly number[]) => rows.map((row) => entries[row]?.span.id);

describe("indexSpans", () => {
  it("tells each span's parent, its last descendant and its place among siblings", () => {
    expect(
      entries.map(({ span: { id }, parent, end, position, siblings }) => [
        id,
        parent,
        end,
        `${position} of ${siblings}`,
      ]),
    ).toEqual([
      ["root", -1, 5, "1 of 2"],
      ["a", 0, 4, "1 of 2"],
      ["a1", 1, 3, "1 of 2"],
      ["a2", 1, 4, "2 of 2"],
      ["b", 0, 5, "2 of 2"],
      ["other", -1, 6, "2 of 2"],
    ]);
  });

  it("has no rows without spans", () => {
    expect(indexSpans([])).toEqual([]);
  });
});

describe("findRows", () => {
  const none: ReadonlySet<string> = new Set();

  it("leaves out what is under a collapsed span", () => {
    const { rows, found } = findRows(entries, nothing, new Set(["a"]));
    expect(labels(rows)).toEqual(["root", "a", "b", "other"]);
    expect(found).toBe(6);
  });

  it("finds text in inputs, whatever its case, and keeps the way to it", () => {
    const { rows, found } = findRows(entries, { ...nothing, query: " a-731" }, none);
    expect(labels(rows)).toEqual(["root", "a", "a1"]);
    expect(found).toBe(1);
  });

  it("finds what a failed span says", () => {
    expect(findRows(entries, { ...nothing, query: "no answer" }, none).found).toBe(1);
  });

  it("joins kinds by or, and everything else by and", () => {
    expect(findRows(entries, { ...nothing, kinds: ["tool", "llm"] }, none).found).toBe(3);
    const failedTools = { ...nothing, kinds: ["tool" as const], failed: true };
    expect(labels(findRows(entries, failedTools, none).rows)).toEqual(["root", "a", "a2"]);
  });

  it("shows a hit under a collapsed span", () => {
    const { rows } = findRows(entries, { ...nothing, failed: true }, new Set(["root", "a"]));
    expect(labels(rows)).toContain("a2");
  });

  it("finds nothing when nothing matches", () => {
    expect(findRows(entries, { ...nothing, query: "xyz" }, none)).toEqual({ rows: [], found: 0 });
  });
});
