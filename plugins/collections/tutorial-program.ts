import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { structuredPatch } from "diff";
import type { ShownChange, ShownFile, TutorialStep } from "../../src/lib/tutorial";
import { highlight } from "../code-blocks/highlight";

/** Where the steps' programs and texts lie, from the repository's root. */
export const tutorialFolder = "projects/tutorial";

/** The folder of a step's program and text, from the repository's root. */
export function stepFolder({ id, slug }: Pick<TutorialStep, "id" | "slug">): string {
  return `${tutorialFolder}/${id}-${slug}`;
}

/** The text of a step, from the repository's root. */
export function stepText(step: Pick<TutorialStep, "id" | "slug">): string {
  return `${stepFolder(step)}/text.mdx`;
}

/** A file of a program: its path inside the step's folder, and what it says. */
export interface ProgramFile {
  readonly name: string;
  readonly code: string;
}

const MAIN = "src/index.ts";

/**
 * The files of a step's program, the one that is started first.
 *
 * @throws Error that says which file of the step has to be written
 */
export function readProgram(siteDir: string, step: TutorialStep): readonly ProgramFile[] {
  const folder = path.join(siteDir, stepFolder(step));
  for (const [file, what] of [
    [MAIN, "program"],
    ["text.mdx", "text"],
  ] as const) {
    if (!existsSync(path.join(folder, file))) {
      throw new Error(
        `${stepFolder(step)}/${file} is missing: the ${what} of the step "${step.slug}". Write it there.`,
      );
    }
  }
  const others = readdirSync(path.join(folder, "src"), { recursive: true, encoding: "utf8" })
    .map((name) => `src/${name.split(path.sep).join("/")}`)
    .filter((name) => name.endsWith(".ts") && name !== MAIN)
    .sort();
  return [MAIN, ...others].map((name) => ({
    name,
    code: readFileSync(path.join(folder, name), "utf8"),
  }));
}

/** A program as its page draws it. */
export function shownProgram(files: readonly ProgramFile[]): ShownFile[] {
  return files.map(({ name, code }) => ({
    name,
    html: highlight(code, "ts")
      .map((line) => `<span class="code-line">${line}\n</span>`)
      .join(""),
  }));
}

type Sign = " " | "+" | "-";

interface DiffLine {
  readonly sign: Sign;
  readonly html: string;
}

const kinds = { "+": "added", "-": "removed" } as const;

const lines = (count: number): string => (count === 1 ? "1 line" : `${count} lines`);

/** Lines with the same sign, one after the other, as a group that a screen reader can name. */
function block(sign: Sign, group: readonly DiffLine[]): string {
  const kind = sign === " " ? undefined : kinds[sign];
  const html = group
    .map(
      ({ html: code }) =>
        `<span class="code-line${kind ? ` code-line--${kind}` : ""}"><span class="code-sign">${sign} </span>${code}\n</span>`,
    )
    .join("");
  return kind
    ? `<span class="code-group" role="group" aria-label="${kind}, ${lines(group.length)}">${html}</span>`
    : html;
}

function blocks(all: readonly DiffLine[]): string {
  const starts = all.flatMap(({ sign }, index) => (all[index - 1]?.sign === sign ? [] : [index]));
  return starts
    .map((start, index) => block(all[start]?.sign ?? " ", all.slice(start, starts[index + 1])))
    .join("");
}

const gap = (count: number): string =>
  count > 0 ? `<span class="code-line code-line--gap">  … ${lines(count)} as before\n</span>` : "";

/** A file against what it was; nothing when it is the same. Unchanged lines far from a change are counted. */
function changeOf(name: string, before: string, after: string): ShownChange | undefined {
  const { hunks } = structuredPatch(name, name, before, after, "", "", { context: 3 });
  if (hunks.length === 0) return undefined;
  const old = highlight(before, "ts");
  const now = highlight(after, "ts");
  let shown = 0;
  let html = "";
  const count = { "+": 0, "-": 0, " ": 0 };
  for (const { oldStart, newStart, newLines, lines: marked } of hunks) {
    html += gap(newStart - 1 - shown);
    let [oldAt, newAt] = [oldStart - 1, newStart - 1];
    const drawn = marked
      .filter((line) => /^[ +-]/.test(line))
      .map((line): DiffLine => {
        const sign = line[0] as Sign;
        count[sign] += 1;
        const code = (sign === "-" ? old[oldAt] : now[newAt]) ?? "";
        if (sign !== "+") oldAt += 1;
        if (sign !== "-") newAt += 1;
        return { sign, html: code };
      });
    html += blocks(drawn);
    shown = newStart - 1 + newLines;
  }
  html += gap((after === "" ? 0 : now.length) - shown);
  return { name, html, added: count["+"], removed: count["-"] };
}

/** The files that differ from the step before, as the page draws them; new and dropped files too. */
export function shownChanges(
  before: readonly ProgramFile[],
  after: readonly ProgramFile[],
): ShownChange[] {
  const codeOf = (files: readonly ProgramFile[], wanted: string) =>
    files.find(({ name }) => name === wanted)?.code ?? "";
  const names = [...new Set([...after, ...before].map(({ name }) => name))];
  return names.flatMap((name) => changeOf(name, codeOf(before, name), codeOf(after, name)) ?? []);
}
