import type { Code, Root } from "mdast";
import { expect, it } from "vitest";
import { remarkPackageManagers } from "./package-managers";

function metaOf(code: Omit<Code, "type">): string | null | undefined {
  const node: Code = { type: "code", ...code };
  const tree: Root = { type: "root", children: [node] };
  remarkPackageManagers()(tree);
  return node.meta;
}

it.each([
  ["npm install zod@^4", "npm2yarn"],
  ["npm install zod@^4\nnpm install --save-dev tsx", "npm2yarn"],
  ["npm create voltagent-app@latest", "npm2yarn"],
  ["npm install zod\nnpx tsx src/index.ts", undefined],
  ["npm init -y", undefined],
  ["curl localhost:3141", undefined],
])("%j is shown for each package manager, or not", (value, meta) => {
  expect(metaOf({ lang: "bash", value })).toBe(meta);
});

it("leaves alone what says something of itself, and other languages", () => {
  expect(metaOf({ lang: "bash", meta: 'title="setup"', value: "npm install zod" })).toBe(
    'title="setup"',
  );
  expect(metaOf({ lang: "text", value: "npm install zod" })).toBeUndefined();
});
