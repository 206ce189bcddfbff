import { expect, it } from "vitest";
import { copiedCode } from "./copied-code";

it("copies code as it stands, without the last line's end", () => {
  expect(copiedCode("const a = 1;\n// a comment\n", "ts")).toBe("const a = 1;\n// a comment");
});

it("copies of shell lines what a terminal is to run", () => {
  const shown =
    "# install\n$ npm install zod@^4\n$ npx tsx a.ts # takes a second\ncurl localhost:3141/#a\n";
  expect(copiedCode(shown, "bash")).toBe(
    "npm install zod@^4\nnpx tsx a.ts\ncurl localhost:3141/#a",
  );
});

it("keeps the line that names the shell", () => {
  expect(copiedCode("#!/bin/sh\nls\n", "sh")).toBe("#!/bin/sh\nls");
});

it("keeps what only looks like a prompt or a comment", () => {
  const shown = "git commit -m 'Close # 5'\n> out.txt echo done\n";
  expect(copiedCode(shown, "bash")).toBe("git commit -m 'Close # 5'\n> out.txt echo done");
});
