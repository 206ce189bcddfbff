import { describe, expect, it } from "vitest";
import { layOutGraph, nodesOnLines, trunksOf } from "./span-graph";
import { indexSpans } from "./span-index";

const parents: Record<string, string | null> = {
  root: null,
  a: "root",
  a1: "a",
  a2: "a",
  b: "root",
};
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
const graph = layOutGraph(entries, [0, 1, 2, 3, 4]);

describe("layOutGraph", () => {
  it("puts the first child beside its parent and each further one below", () => {
    expect(graph.nodes.map(({ column, line }) => [column, line])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 2],
    ]);
    expect([graph.columns, graph.lines]).toEqual([3, 3]);
  });

  it("closes up where rows are left out", () => {
    const { nodes, lines } = layOutGraph(entries, [0, 1, 4]);
    expect(nodes.map(({ line }) => line)).toEqual([0, 0, 1]);
    expect(lines).toBe(2);
  });

  it("is empty without rows", () => {
    expect(layOutGraph(entries, [])).toEqual({ nodes: [], columns: 0, lines: 0 });
  });
});

describe("the part of a graph in view", () => {
  it("holds the nodes on its lines", () => {
    expect(nodesOnLines(graph.nodes, 1, 1)).toEqual([3, 4]);
    expect(nodesOnLines(graph.nodes, 0, 9)).toEqual([0, 5]);
  });

  it("holds the trunk of a parent that is above it", () => {
    expect(trunksOf(graph.nodes, [4, 5])).toEqual([0]);
    expect(trunksOf(graph.nodes, [0, 5])).toEqual([0, 1]);
  });
});
