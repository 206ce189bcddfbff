import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, type ExpectStatic, it } from "vitest";
import { GENERATED, modulePath } from "../compile";
import { moduleText, pageFolder, toModules } from "../extract";
import { findPages, ROOT, readFences } from "../pages";
import { containsJson, matchesText } from "./compare";
import { planRuns, type ShownOutput } from "./plan";
import { runSample, type SampleResult } from "./run-sample";

const FOLDER = join(GENERATED, "run");
rmSync(FOLDER, { recursive: true, force: true });

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

const pages = findPages()
  .map((page) => ({ page, fences: readFences(page) }))
  .map(({ page, fences }) => ({ page, modules: toModules(fences), runs: planRuns(fences) }))
  .filter(({ runs }) => runs.length > 0);

describe.each(pages)("$page", ({ page, modules, runs }) => {
  for (const module of modules) {
    const file = modulePath(module, FOLDER);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, moduleText(module));
  }

  it.concurrent.for(runs)("runs $name as the page says", async (run, { expect }) => {
    const { name, module, requests, outputs } = run;
    const result = await runSample({
      module: modulePath(module, FOLDER),
      replies: join(ROOT, "samples/replies", `${pageFolder(page)}.ts`),
      name,
      requests,
    });
    for (const output of outputs) expectShown(expect, output, result);
    expect(result.unused, `scripted replies for "${name}" that nothing asked for`).toBe(0);
  });
});
