import { describe, type ExpectStatic, inject, it } from "vitest";
import { modulePath } from "../compile";
import { containsJson, matchesText } from "./compare";
import { writeRunPages } from "./pages";
import type { ShownOutput } from "./plan";
import { runSample, type SampleResult } from "./run-sample";

const FOLDER = inject("runFolder");

function expectShown(
  expect: ExpectStatic,
  { fence, request }: ShownOutput,
  result: SampleResult,
): void {
  const actual = request === undefined ? result.printed : (result.responses[request] ?? "");
  const where = `the output shown at ${fence.page}:${fence.line}`;
  if (fence.lang === "json") {
    const parsed: unknown = JSON.parse(actual);
    const same = containsJson(JSON.parse(fence.code), parsed);
    expect(same, `${where} is not in what the run gave:\n${JSON.stringify(parsed, null, 2)}`).toBe(
      true,
    );
  } else {
    expect(matchesText(fence.code, actual), `${where} is not what the run gave:\n${actual}`).toBe(
      true,
    );
  }
}

// Pages side by side too: most have fewer programs than may run at once.
describe.concurrent.each(writeRunPages(FOLDER))("$page", ({ replies, runs }) => {
  it.for(runs)("runs $name as the page says", async (run, { expect }) => {
    const { name, module, requests, outputs } = run;
    const result = await runSample({ module: modulePath(module, FOLDER), replies, name, requests });
    for (const output of outputs) expectShown(expect, output, result);
    expect(result.unused, `scripted replies for "${name}" that nothing asked for`).toBe(0);
  });
});
