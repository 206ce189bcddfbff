/** Reads the code fences of a Markdown page and puts the TypeScript ones together into modules. */

import type { Code, Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** One fenced block of a page. */
export interface Fence {
  /** Path of the page from the repository's root. */
  readonly page: string;
  /** 1-based line of the first line of code. */
  readonly line: number;
  /** The language as written, lower case; empty without one. */
  readonly lang: string;
  readonly code: string;
  readonly meta: FenceMeta;
}

/** What the words after the language say. The README lists them. */
export interface FenceMeta {
  readonly title?: string;
  readonly file?: string;
  readonly continues: boolean;
  /** Why the fence is excused from the check. */
  readonly noCheck?: string;
  /** Name under which the fence is executed; its own file name for a bare `run`. */
  readonly run?: string;
  readonly output: boolean;
}

/** A file made of one or more fences of a page. */
export interface SampleModule {
  readonly page: string;
  /** Folder below the page's own: a page that shows a file twice has a folder for each version. */
  readonly version: number;
  /** Path inside that folder, e.g. `src/index.ts`. */
  readonly file: string;
  readonly fences: readonly Fence[];
}

/** Languages that are compiled. */
export const COMPILED = new Set(["ts", "typescript", "tsx", "js", "javascript", "jsx"]);

const EXTENSIONS = /\.(ts|tsx|js|jsx|mts|mjs)$/;

/** Splits `title="a b" continue` into its words and values. */
function parseMeta(meta: string): Map<string, string> {
  const words = meta.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g);
  return new Map(
    [...words].map(([, name = "", double, single, bare]) => [name, double ?? single ?? bare ?? ""]),
  );
}

function fenceMeta(meta: string): FenceMeta {
  const words = parseMeta(meta.replace(/\{[^}]*\}/g, " "));
  const title = words.get("title");
  const file = words.get("file");
  const noCheck = words.get("no-check");
  const run = words.get("run");
  return {
    ...(title ? { title } : {}),
    ...(file ? { file } : {}),
    continues: words.has("continue"),
    ...(noCheck !== undefined ? { noCheck } : {}),
    ...(run !== undefined ? { run } : {}),
    output: words.has("output"),
  };
}

/**
 * Returns the fences of a Markdown or MDX page in order. `page` is its path, for messages. Fences
 * inside components count too, however deep they are indented.
 */
export function extractFences(page: string, text: string): Fence[] {
  // MDX turns these parts of Markdown off. Reading a page without them finds the fences inside its
  // components, and needs no parser for the components themselves.
  const tree = fromMarkdown(text, {
    extensions: [{ disable: { null: ["codeIndented", "htmlFlow", "htmlText"] } }],
  });
  const fences: Fence[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "code") fences.push(toFence(page, node));
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return fences;
}

function toFence(page: string, node: Code): Fence {
  return {
    page,
    line: (node.position?.start.line ?? 0) + 1,
    lang: (node.lang ?? "").toLowerCase(),
    code: node.value,
    meta: fenceMeta(node.meta ?? ""),
  };
}

function fileOf(fence: Fence, index: number): string {
  const named = fence.meta.file ?? fence.meta.title ?? "";
  if (EXTENSIONS.test(named)) return named.replace(/^(\.?\/)+/, "");
  const extension = { typescript: "ts", javascript: "js" }[fence.lang] ?? fence.lang;
  return `sample-${index + 1}.${extension}`;
}

/**
 * Returns the modules that a page's fences make. A fence starts a file; `continue` appends it to the
 * file it names, or else to the one before it. A file that is shown again starts a new version of the
 * page: a copy of all files so far, with this one replaced, so that imports between fences hold.
 */
export function toModules(fences: readonly Fence[]): SampleModule[] {
  const versions: Map<string, Fence[]>[] = [new Map()];
  let last: string | undefined;
  for (const [index, fence] of fences.entries()) {
    if (!COMPILED.has(fence.lang) || fence.meta.noCheck !== undefined) continue;
    const named = fileOf(fence, index);
    let files = versions.at(-1) ?? new Map<string, Fence[]>();
    const target = fence.meta.continues && !files.has(named) ? (last ?? named) : named;
    if (fence.meta.continues && files.has(target)) {
      files.set(target, [...(files.get(target) ?? []), fence]);
    } else {
      if (files.has(target)) {
        files = new Map(files);
        versions.push(files);
      }
      files.set(target, [fence]);
    }
    last = target;
  }
  return versions.flatMap((files, version) =>
    [...files].map(([file, parts]) => ({
      page: parts[0]?.page ?? "",
      version,
      file,
      fences: parts,
    })),
  );
}

/** Returns a module's text with every line on the line it has in the page, so that errors point there. */
export function moduleText({ fences }: SampleModule): string {
  let text = "";
  let line = 1;
  for (const fence of fences) {
    text += "\n".repeat(Math.max(fence.line - line, 0)) + fence.code;
    line = fence.line + fence.code.split("\n").length - 1;
  }
  return `${text}\n`;
}

/** Returns the folder name of a page: `docs/agents/tools.md` is `docs-agents-tools`. */
export function pageFolder(page: string): string {
  return page.replace(/\.mdx?$/, "").replace(/[^\w]+/g, "-");
}
