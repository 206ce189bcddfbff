/** Parses the fences that are not TypeScript: whoever copies them should not get a syntax error. */
import { parser as python } from "@lezer/python";
import { parse as parseShell } from "sh-syntax";
import { parseAllDocuments } from "yaml";
import { COMPILED, type Fence } from "./extract";
import type { Problem } from "./problem";

/** Languages that are shown as they are. */
const UNCHECKED = new Set([
  "text",
  "txt",
  "md",
  "markdown",
  "mdx",
  "diff",
  "html",
  "css",
  "sql",
  "toml",
  "ini",
  "docker",
  "dockerfile",
  "graphql",
  "powershell",
]);

/** Returns what is wrong with `code`, with the 0-based line, or undefined. */
type Parse = (code: string) => Fault | undefined | Promise<Fault | undefined>;

interface Fault {
  readonly line: number;
  readonly message: string;
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

function lineOfOffset(code: string, offset: number): number {
  return code.slice(0, offset).split("\n").length - 1;
}

const json: Parse = (code) => {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = messageOf(error);
    const [, position] = /position (\d+)/.exec(message) ?? [];
    return { line: position ? lineOfOffset(code, Number(position)) : 0, message };
  }
};

/** JSON with comments and trailing commas, as editors' configuration files have them: YAML reads it. */
const jsonc: Parse = (code) =>
  yaml(code.replace(/^(\s*)\/\/.*$/gm, "$1").replace(/\/\*[\s\S]*?\*\//g, ""));

const yaml: Parse = (code) => {
  const [error] = parseAllDocuments(code).flatMap((document) => document.errors);
  if (!error) return undefined;
  return { line: (error.linePos?.[0].line ?? 1) - 1, message: messageOf(error) };
};

const shell: Parse = async (code) => {
  const prompt = code.split("\n").findIndex((line) => /^\s*[$>] /.test(line));
  if (prompt !== -1)
    return { line: prompt, message: "a prompt sign would be copied along: leave it out" };
  try {
    await parseShell(`${code}\n`);
    return undefined;
  } catch (error) {
    const position = (error as { Pos?: { Line?: number } }).Pos;
    return { line: (position?.Line ?? 1) - 1, message: messageOf(error) };
  }
};

const dotenv: Parse = (code) => {
  const line = code
    .split("\n")
    .findIndex((text) => text.trim() !== "" && !/^\s*(#|(export )?[A-Za-z_]\w*=)/.test(text));
  return line === -1 ? undefined : { line, message: "expected NAME=value or a comment" };
};

const http: Parse = (code) => {
  const [first = "", ...rest] = code.split("\n");
  if (!/^((GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+|HTTP\/[\d.]+ \d{3})/.test(first)) {
    return {
      line: 0,
      message: "expected a request line (GET /path) or a status line (HTTP/1.1 200)",
    };
  }
  const blank = rest.indexOf("");
  const headers = blank === -1 ? rest : rest.slice(0, blank);
  const bad = headers.findIndex((header) => !/^[\w-]+: /.test(header));
  return bad === -1
    ? undefined
    : { line: bad + 1, message: "expected Name: value, or a blank line before the body" };
};

const py: Parse = (code) => {
  let offset: number | undefined;
  python.parse(code).iterate({
    enter(node) {
      if (node.type.isError) offset ??= node.from;
    },
  });
  return offset === undefined
    ? undefined
    : { line: lineOfOffset(code, offset), message: "invalid Python syntax" };
};

const PARSERS: Readonly<Record<string, Parse>> = {
  json,
  jsonc,
  yaml,
  yml: yaml,
  bash: shell,
  sh: shell,
  shell,
  dotenv,
  env: dotenv,
  http,
  python: py,
  py,
};

/** Returns the syntax problems of a fence that is not TypeScript, an unknown or missing language included. */
export async function checkSyntax(fence: Fence): Promise<Problem[]> {
  const { page, lang, code, meta } = fence;
  if (COMPILED.has(lang) || UNCHECKED.has(lang) || meta.noCheck !== undefined) return [];
  const parse = PARSERS[lang];
  if (!parse) {
    const message = lang
      ? `unknown language "${lang}" (use text for plain output)`
      : "a code block needs a language (use text for plain output)";
    return [{ page, line: fence.line - 1, message }];
  }
  const fault = await parse(code);
  return fault
    ? [{ page, line: fence.line + fault.line, message: `${lang}: ${fault.message}` }]
    : [];
}
