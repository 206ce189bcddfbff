import { expect, it } from "vitest";
import { linesFromParents } from "./shown-run";
import type { RecordedSpan } from "./trace";

const span = (
  id: string,
  parentId: string | null,
  lines?: readonly [number, number],
): RecordedSpan => ({
  id,
  parentId,
  name: id,
  label: id,
  kind: "agent",
  startMs: 0,
  durationMs: 1,
  status: "ok",
  attributes: {},
  ...(lines ? { lines } : {}),
});

it("gives a span without lines those of the nearest one above it", () => {
  const spans = [span("a", null, [1, 9]), span("b", "a", [3, 4]), span("c", "b"), span("d", "c")];
  expect(linesFromParents([...spans, span("e", null)]).map(({ lines }) => lines)).toEqual([
    [1, 9],
    [3, 4],
    [3, 4],
    [3, 4],
    undefined,
  ]);
});
