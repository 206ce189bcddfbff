import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const folders = ["docs", "blog", "voltops-llm-observability-docs", "projects/tutorial"];

/** Words that promise instead of telling, or fill. */
const filler =
  /\b(simply|easily|effortless(ly)?|seamless(ly)?|powerful|robust|leverag(e|es|ing)|delve|cutting-edge|game.chang\w+|supercharg\w+|blazing\w*|utili[sz](e|es|ing)|basically|obviously|needless to say|it is important to note|in today['’]s|world-class|revolution\w+|unlock(s|ing)?|dive into|let['’]s|best-in-class|state-of-the-art)\b/i;

/** How a name is not written, and how it is. */
const names: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\b(Voltagent|voltAgent|Volt Agent)\b/, "VoltAgent"],
  [/\b(Voltops|voltOps|Volt Ops)\b/, "VoltOps"],
  [/\b(Typescript|typescript)\b/, "TypeScript"],
  [/\b(Javascript|javascript)\b/, "JavaScript"],
  [/\b(Github)\b/, "GitHub"],
  [/\b(Openai|OpenAi|Open AI)\b/, "OpenAI"],
  [/\b(NodeJS|Nodejs|Node\.JS)\b/, "Node.js"],
  [/\b(NextJS|Nextjs|Next\.JS)\b/, "Next.js"],
  [/\b(libSQL|Libsql)\b/, "LibSQL"],
  [/\b(PostgreSql|Postgresql)\b/, "PostgreSQL"],
  [/\bsubagents?\b/i, "sub-agent"],
];

/** A page's prose, line by line: code, tags and the targets of links are blanked, so that lines keep their numbers. */
function prose(text: string): string[] {
  const blank = (part: string) => part.replace(/[^\n]/g, " ");
  return text
    .replace(/^(`{3,})[\s\S]*?^\1`*$/gm, blank)
    .replace(/^---\n[\s\S]*?\n---$/m, (matter) =>
      matter.replace(/^(?!title|description).*$/gm, blank),
    )
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/<[^>]*>/g, blank)
    .replace(/https?:\/\/\S+/g, blank)
    .split("\n");
}

const pages = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.mdx?$/.test(name) && !name.includes("node_modules"))
      .map((name) => path.join(folder, name)),
  )
  .map((name) => ({ name, lines: prose(readFileSync(path.join(root, name), "utf8")) }));

/** What is wrong, as `file:line: what`. */
const found = (fault: (line: string) => string | undefined): string[] =>
  pages.flatMap(({ name, lines }) =>
    lines.flatMap((line, index) => {
      const what = fault(line);
      return what ? [`${name}:${index + 1}: ${what}`] : [];
    }),
  );

describe("what pages say", () => {
  it("is looked at", () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  it("has no filler and no promises", () => {
    expect(found((line) => filler.exec(line)?.[0])).toEqual([]);
  });

  it("writes each name one way", () => {
    const wrong = found(
      (line) =>
        names.map(([name, right]) => name.test(line) && `write ${right}`).find(Boolean) ||
        undefined,
    );
    expect(wrong).toEqual([]);
  });

  it("neither shouts nor chains dashes", () => {
    expect(found((line) => (/\w!(\s|$)/.test(line) ? "an exclamation mark" : undefined))).toEqual(
      [],
    );
    expect(found((line) => (/—.*—/.test(line) ? "two dashes in a line" : undefined))).toEqual([]);
  });
});
