import { readFileSync } from "node:fs";
import { describe, inject, it } from "vitest";
import { findSpecs, RECORDER, runSpec } from "../../recordings/lib/run-spec";
import type { RecordedSpan, Recording } from "../../src/lib/trace";
import { bundlePrograms } from "./run/bundle";

/** A span without its times: what has to be the same on every run. */
function lasting({
  startMs,
  durationMs,
  ...span
}: RecordedSpan): Omit<RecordedSpan, "startMs" | "durationMs"> {
  return span;
}

/** Siblings that run at once may start in either order: compared by their place in the tree, not by time. */
function byPlace(spans: readonly RecordedSpan[]): unknown[] {
  const path = (span: RecordedSpan): string => {
    const parent = spans.find(({ id }) => id === span.parentId);
    return `${parent ? `${path(parent)} > ` : ""}${span.name}`;
  };
  return spans
    .map((span) => ({ path: path(span), ...lasting(span), id: undefined, parentId: undefined }))
    .map((span) => JSON.stringify(span))
    .sort();
}

const again = "Run `npm run record` in samples/ and look at what changed.";

// At once, because a recorded run mostly waits for its scripted model.
describe.concurrent.each(findSpecs())("recordings/$name", (file) => {
  const stored = JSON.parse(readFileSync(file.json, "utf8")) as Recording;

  it("shows the program as it is now", ({ expect }) => {
    const code = readFileSync(new URL(`../../${stored.source.file}`, import.meta.url), "utf8");
    expect(
      stored.source.code,
      `${stored.source.file} was edited after it was recorded. ${again}`,
    ).toBe(code);
  });

  it("is what the program does now", async ({ expect }) => {
    const programs = await bundlePrograms(inject("runFolder"), [RECORDER, file.spec]);
    const now = await runSpec(file, ["--enable-source-maps", ...programs]);
    const message = (what: string): string => `${what} of ${stored.source.file} changed. ${again}`;
    expect(byPlace(now.spans), message("The spans")).toEqual(byPlace(stored.spans));
    expect(now.output, message("The answer")).toBe(stored.output);
    expect(now.result, message("The printed result")).toEqual(stored.result);
    expect(now.packages, message("The package versions")).toEqual(stored.packages);
    expect(now.hiddenSpans, message("The number of hidden spans")).toBe(stored.hiddenSpans);
  });
});
