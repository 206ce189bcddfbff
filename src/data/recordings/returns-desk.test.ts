import { describe, expect, it } from "vitest";
import { explorerRun } from "../../lib/explorer-run";
import { SPAN_KINDS, toRows } from "../../lib/trace";
import { recordedKinds } from "../observability/recorded-spans";
import { returnsDesk } from "./returns-desk";

const run = explorerRun(returnsDesk);

describe("the explorer's run", () => {
  it("has spans of every kind, in tree order, inside the run", () => {
    const { spans, totalMs } = run;
    expect(new Set(spans.map(({ kind }) => kind))).toEqual(new Set(SPAN_KINDS));
    expect(toRows(spans).map(({ span }) => span.id)).toEqual(spans.map(({ id }) => id));
    for (const { name, startMs, durationMs, status } of spans) {
      expect(startMs, name).toBeGreaterThanOrEqual(0);
      expect(startMs + durationMs, name).toBeLessThanOrEqual(totalMs + 1);
      expect(["ok", "error"], name).toContain(status);
    }
  });

  it("holds what the pages tell about it: their links open these spans", () => {
    const named = (id: string) => run.spans.find((span) => span.id === id);
    expect(named("s13")).toMatchObject({ label: "issueRefund", status: "error" });
    expect(named("s8")).toMatchObject({ kind: "llm", label: "gpt-4o" });
    expect(JSON.stringify(named("s8")?.input)).toContain("Goods that arrive broken");
    expect(named("s9")).toMatchObject({ label: "delegate_task" });
    expect(JSON.stringify(named("s1")?.input)).toContain("mira@example.com");
    expect(JSON.stringify(named("s4")?.input)).not.toContain("mira@example.com");
  });

  it("bears out the page's table: agents have no span.type, all below them do", () => {
    for (const { kind, parentId, attributes } of run.spans) {
      if (parentId === null || kind === "agent") {
        expect(attributes["span.type"]).toBeUndefined();
        expect(attributes["entity.type"]).toMatch(/^(agent|workflow)$/);
      } else {
        const { types } = recordedKinds.find((record) => record.kind === kind) ?? { types: [] };
        expect(types).toContain(attributes["span.type"]);
      }
    }
  });

  it("makes up no cost, and holds nothing of one run or machine alone", () => {
    const text = JSON.stringify(run);
    expect(text).not.toMatch(/cost/i);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|call_\d|\/tmp\/|\/home\/|node_modules/);
    expect(run.recordedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("is small enough to be asked for in passing", () => {
    expect(JSON.stringify(run).length).toBeLessThan(24_000);
  });
});
