import { describe, expect, it } from "vitest";
import { type Recording, SPAN_KINDS, toRows } from "../../lib/trace";
import { parts, supportDesk } from "./index";

const all: Recording[] = [supportDesk, ...Object.values(parts)];

describe.each(all.map((recording) => [recording.slug, recording] as const))(
  "%s",
  (_, recording) => {
    const lineCount = recording.source.code.split("\n").length;

    it("has spans in tree order, of known kinds, inside the run", () => {
      expect(toRows(recording.spans).map(({ span }) => span.id)).toEqual(
        recording.spans.map(({ id }) => id),
      );
      for (const span of recording.spans) {
        expect(SPAN_KINDS, span.name).toContain(span.kind);
        expect(["ok", "error"], span.name).toContain(span.status);
        expect(span.startMs, span.name).toBeGreaterThanOrEqual(0);
        expect(span.startMs + span.durationMs, span.name).toBeLessThanOrEqual(
          recording.totalMs + 1,
        );
      }
    });

    it("links every span to lines that the shown code has", () => {
      for (const { name, lines } of recording.spans) {
        expect(lines, name).toHaveLength(2);
        const [from, to] = lines ?? [0, 0];
        expect(from, name).toBeGreaterThan(0);
        expect(to, name).toBeGreaterThanOrEqual(from);
        expect(to, name).toBeLessThanOrEqual(lineCount);
      }
    });

    it("is what the page has room for", () => {
      expect(lineCount).toBeLessThanOrEqual(34);
      const longest = Math.max(...recording.source.code.split("\n").map((line) => line.length));
      expect(longest).toBeLessThanOrEqual(66);
      expect(JSON.stringify(recording).length).toBeLessThan(12_000);
    });

    it("holds nothing that changes from run to run or belongs to one machine", () => {
      expect(JSON.stringify(recording)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|\/tmp\/|\/home\//);
      expect(recording.recordedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
    });
  },
);

describe("the home page's run", () => {
  it("shows every part of a supervisor's work in 8 to 14 spans and 3 to 5 seconds", () => {
    const { spans, totalMs } = supportDesk;
    expect(new Set(spans.map(({ kind }) => kind))).toEqual(
      new Set(["agent", "llm", "tool", "memory", "guardrail"]),
    );
    expect(spans.length).toBeGreaterThanOrEqual(8);
    expect(spans.length).toBeLessThanOrEqual(14);
    expect(totalMs).toBeGreaterThan(3000);
    expect(totalMs).toBeLessThan(5000);
  });
});
