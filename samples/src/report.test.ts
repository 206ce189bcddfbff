import { describe, expect, it } from "vitest";
import { extractFences } from "./extract";
import { makeReport } from "./report";

const page = (text: string) => extractFences("docs/a.md", text);
const lock = new Map([
  ["@voltagent/core", "2.10.0"],
  ["ai", "6.0.326"],
]);

describe("makeReport", () => {
  it("counts what a page's samples are and names the packages they stand on", () => {
    const text = [
      '```ts run="a"',
      'import { Agent } from "@voltagent/core";',
      'import { z } from "zod";',
      "```",
      "```ts",
      'import { tool } from "ai";',
      "```",
      '```ts no-check="a wrong example"',
      'import x from "@ai-sdk/openai";',
      "```",
    ].join("\n");
    expect(makeReport(new Map([["docs/a.md", page(text)]]), lock)).toEqual({
      versions: { "@voltagent/core": "2.10.0", ai: "6.0.326" },
      pages: { "docs/a.md": { compiled: 2, executed: 1, packages: ["@voltagent/core", "ai"] } },
    });
  });

  it("leaves out pages without compiled samples", () => {
    const report = makeReport(new Map([["docs/a.md", page("```bash\nls\n```")]]), lock);
    expect(report).toEqual({ versions: {}, pages: {} });
  });
});
