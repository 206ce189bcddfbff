import { describe, expect, it } from "vitest";
import { findRows, indexSpans } from "../../lib/span-index";
import { treeMove } from "./tree-keys";

const parents: Record<string, string | null> = { root: null, a: "root", a1: "a", b: "root" };
const entries = indexSpans(
  Object.entries(parents).map(([id, parentId]) => ({
    id,
    parentId,
    name: id,
    label: id,
    kind: "agent",
    startMs: 0,
    durationMs: 1,
    status: "ok",
    attributes: {},
  })),
);

function press(key: string, active: number, folded: string[] = [], more = {}) {
  const collapsed = new Set(folded);
  const { rows } = findRows(entries, { query: "", kinds: [], failed: false }, collapsed);
  const event = { key, ctrlKey: false, metaKey: false, altKey: false, ...more };
  return treeMove(event, entries, rows, active, collapsed);
}

describe("treeMove", () => {
  it("moves up and down and stops at the ends", () => {
    expect(press("ArrowDown", 0)).toEqual({ to: 1 });
    expect(press("ArrowDown", 3)).toEqual({ to: 3 });
    expect(press("ArrowUp", 0)).toEqual({ to: 0 });
    expect(press("End", 0)).toEqual({ to: 3 });
    expect(press("Home", 3)).toEqual({ to: 0 });
    expect(press("PageDown", 0)).toEqual({ to: 3 });
  });

  it("opens to the right, then goes in", () => {
    expect(press("ArrowRight", 1, ["a"])).toEqual({ toggle: "a" });
    expect(press("ArrowRight", 1)).toEqual({ to: 2 });
    expect(press("ArrowRight", 2)).toEqual({ to: 2 });
  });

  it("closes to the left, then goes out", () => {
    expect(press("ArrowLeft", 1)).toEqual({ toggle: "a" });
    expect(press("ArrowLeft", 1, ["a"])).toEqual({ to: 0 });
    expect(press("ArrowLeft", 2)).toEqual({ to: 1 });
    expect(press("ArrowLeft", 0, ["root"])).toEqual({ to: 0 });
  });

  it("selects with Enter and Space", () => {
    expect(press("Enter", 2)).toEqual({ select: "a1" });
    expect(press(" ", 3)).toEqual({ select: "b" });
  });

  it("leaves the site's own keys alone", () => {
    expect(press("/", 0)).toBeNull();
    expect(press("k", 0, [], { ctrlKey: true })).toBeNull();
    expect(press("ArrowLeft", 0, [], { altKey: true })).toBeNull();
    expect(press("Tab", 0)).toBeNull();
  });
});
