import { describe, expect, it } from "vitest";
import { extractFences } from "./extract";
import { checkInstalls } from "./installs";

const lock = new Map([
  ["ai", "6.0.326"],
  ["@ai-sdk/openai", "3.0.141"],
  ["@voltagent/core", "2.10.0"],
  ["tsx", "4.23.15"],
]);

function messages(code: string): string[] {
  const fences = extractFences("docs/x.md", `\`\`\`bash\n${code}\n\`\`\``);
  return fences
    .flatMap((fence) => checkInstalls(fence, lock))
    .map(({ line, message }) => `${line} ${message}`);
}

describe("checkInstalls", () => {
  it.each([
    "npm install @voltagent/core ai@^6 @ai-sdk/openai@^3",
    "pnpm add -D tsx@^4",
    "cd app && npm i @voltagent/core@latest # the framework",
    "npm install",
    "npm run build",
  ])("accepts %s", (code) => {
    expect(messages(code)).toEqual([]);
  });

  it("says which version to write where npm's latest is too new", () => {
    expect(messages("npm install ai\nyarn add @ai-sdk/openai")).toEqual([
      '2 "ai" needs a version: npm\'s latest does not go with VoltAgent 2, write ai@^6',
      '3 "@ai-sdk/openai" needs a version: npm\'s latest does not go with VoltAgent 2, write @ai-sdk/openai@^3',
    ]);
  });

  it("refuses packages no sample is checked with, and versions that exclude the checked one", () => {
    expect(messages("npm install left-pad")[0]).toContain('"left-pad" is not in');
    expect(messages("bun add @voltagent/core@^1")[0]).toContain("does not allow 2.10.0");
    expect(messages("npm i ai@latest")[0]).toContain("needs a version range");
  });

  it("reads commands that go over several lines", () => {
    expect(messages("echo hi\nnpm install tsx \\\n  ai")[0]).toMatch(/^3 "ai" needs/);
  });
});
