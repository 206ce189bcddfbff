import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { messagesAfter } from "../../lib/agent-loop";
import { helmetRun } from "./agent-loop";

const post = readFileSync("blog/llm-agents.mdx", "utf8");

it("shows the calls and the answer that the post's program prints", () => {
  const answers = helmetRun.flatMap(({ adds }) => adds.filter(({ role }) => role === "assistant"));
  const printed = answers.map(({ text }, index) => `${index + 1} ${text}`).join("\n");
  expect(post).toContain(`\`\`\`text output\n${printed}\n\`\`\``);
});

it("starts from the instructions and the question of the program", () => {
  for (const { text } of helmetRun[0]?.adds ?? []) {
    expect(post).toContain(`"${text}"`);
  }
});

it("says how many messages each model call reads", () => {
  const words = { 2: "two", 4: "four", 7: "seven" } as Readonly<Record<number, string>>;
  for (const [index, { kind, text }] of helmetRun.entries()) {
    if (kind === "llm") {
      expect(text).toContain(`reads ${words[messagesAfter(helmetRun, index - 1).length]} messages`);
    }
  }
});
