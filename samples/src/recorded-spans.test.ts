import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { otlp } from "../../src/data/observability/otlp";
import { recordedKinds } from "../../src/data/observability/recorded-spans";
import { spanKindOf } from "../../src/lib/trace";

const core = readFileSync(createRequire(import.meta.url).resolve("@voltagent/core"), "utf8");
const words = new Set([...core.matchAll(/["'`]([^"'`\n]{1,80})["'`]/g)].map(([, word]) => word));

describe("what the observability page says is recorded", () => {
  it.each(recordedKinds)("names attributes of a $kind span that the framework writes", (record) => {
    // `input` and `output` are written as properties, the others as quoted names.
    const unknown = record.attributes.filter(
      (name) => !words.has(name) && !core.includes(`setAttribute("${name}"`),
    );
    expect(unknown, "not in the installed @voltagent/core").toEqual([]);
  });

  it.each(recordedKinds)("gives $kind the span types it is drawn for", ({ kind, types }) => {
    expect(types.map((type) => spanKindOf(type))).toEqual(types.map(() => kind));
    expect(types.filter((type) => !words.has(type))).toEqual([]);
  });

  it("names the address, headers and variables that the framework uses", () => {
    const { tracesPath, logsPath, headers, variables } = otlp;
    const missing = [tracesPath, logsPath, ...headers, ...variables].filter(
      (text) => !core.includes(text),
    );
    expect(missing).toEqual([]);
  });
});
