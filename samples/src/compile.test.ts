import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compileModules, GENERATED } from "./compile";
import { extractFences, toModules } from "./extract";
import { formatProblem } from "./problem";

const work = join(GENERATED, `compile-test-${process.pid}`);
afterAll(() => rmSync(work, { recursive: true, force: true }));

const F = "```";

function compile(...pages: string[]): string[] {
  const modules = pages.flatMap((text, index) =>
    toModules(extractFences(`docs/p${index}.md`, text)),
  );
  return compileModules(modules, work).map(formatProblem);
}

describe("compileModules", () => {
  it("accepts samples that import packages, each other, and go on in a second fence", () => {
    expect(
      compile(
        [
          `${F}ts title="src/tools.ts"`,
          "export const limit = 3;",
          F,
          `${F}ts title="src/index.ts"`,
          'import { Agent } from "@voltagent/core";',
          'import { limit } from "./tools";',
          'const agent = new Agent({ name: "a", instructions: "b", model: "openai/gpt-4o-mini", maxSteps: limit });',
          F,
          `${F}ts continue`,
          'console.log((await agent.generateText("hi")).text);',
          F,
        ].join("\n"),
      ),
    ).toEqual([]);
  });

  it("names the page and line of a wrong option, once, also beside a page that does not parse", () => {
    const wrong = `# A\n\n${F}ts\nimport { Agent } from "@voltagent/core";\nnew Agent({ nam: "a" });\n${F}\n`;
    const broken = `${F}ts\nconst = 1;\n${F}\n`;
    const found = compile(wrong, broken);
    expect(found.filter((text) => text.startsWith("docs/p0.md:5: error TS2"))).toHaveLength(1);
    expect(found.filter((text) => text.startsWith("docs/p1.md:2: error TS1"))).toHaveLength(1);
  });

  it("keeps the names of one sample out of the next, and finds missing imports", () => {
    const [problem = "", ...more] = compile(
      `${F}ts\nconst a = 1;\n${F}\n\n${F}ts\nconsole.log(a);\n${F}`,
    );
    expect(problem).toMatch(/^docs\/p0\.md:6: error TS2304/);
    expect(more).toEqual([]);
  });
});
