import { describe, expect, it } from "vitest";
import { extractFences } from "./extract";
import { formatProblem } from "./problem";
import { checkSyntax } from "./syntax";

const F = "```";

async function problems(lang: string, code: string): Promise<string[]> {
  const fences = extractFences("docs/x.md", `${F}${lang}\n${code}\n${F}`);
  return (await Promise.all(fences.map(checkSyntax))).flat().map(formatProblem);
}

describe("checkSyntax", () => {
  it.each([
    ["json", '{ "a": [1, 2] }'],
    ["jsonc", '{\n  // why\n  "a": "http://x",\n}'],
    ["yaml", "a:\n  - b: 1"],
    ["bash", "npm test && \\\n  echo done"],
    ["dotenv", "# key\nOPENAI_API_KEY=x\n\nexport B="],
    ["http", 'POST /agents/a/text HTTP/1.1\nContent-Type: application/json\n\n{"input": "hi"}'],
    ["python", "def f(a):\n    return a + 1"],
    ["text", "anything ] at all"],
  ])("accepts %s", async (lang, code) => {
    expect(await problems(lang, code)).toEqual([]);
  });

  it.each([
    ["json", '{\n  "a": 1,\n}', "docs/x.md:4"],
    ["yaml", "a: 1\nb: [1", "docs/x.md:3"],
    ["bash", "npm test\nif true; then", "docs/x.md:3"],
    ["bash", "$ npm test", "docs/x.md:2"],
    ["dotenv", "A=1\nB", "docs/x.md:3"],
    ["http", "FETCH /x", "docs/x.md:2"],
    ["python", "x = 1\ndef f(:\n    pass", "docs/x.md:3"],
    ["jsno", "{}", "docs/x.md:1"],
    ["", "no language", "docs/x.md:1"],
  ])("finds the fault in %s and names its line", async (lang, code, where) => {
    const [problem = ""] = await problems(lang, code);
    expect(problem).toContain(`${where}: error`);
  });

  it("leaves an excused fence alone", async () => {
    expect(await problems('json no-check="cut short"', "{ …")).toEqual([]);
  });
});
