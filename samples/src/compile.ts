/** Compiles the modules of all pages in one go and leads each error back to its line in the Markdown. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { moduleText, pageFolder, type SampleModule } from "./extract";
import type { Problem } from "./problem";

const SAMPLES = fileURLToPath(new URL("../", import.meta.url));

/** Where generated files go; git and Biome ignore it. Below samples/, so that they find the packages. */
export const GENERATED = join(SAMPLES, ".work");

const WORK = join(GENERATED, "check");

const TSC = join(SAMPLES, "node_modules/typescript/bin/tsc");

/** What readers are told to have in their tsconfig.json, and what keeps one page's names from another's. */
const COMPILER_OPTIONS = {
  target: "ES2022",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "Bundler",
  moduleDetection: "force",
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: false,
  jsx: "react-jsx",
  resolveJsonModule: true,
  skipLibCheck: true,
  types: ["node"],
} as const;

/** Returns the file a module is written to. */
export function modulePath({ page, version, file }: SampleModule, work = WORK): string {
  return join(work, pageFolder(page), String(version), file);
}

interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

/** Returns the diagnostics in tsc's plain output; indented lines continue the message above them. */
export function parseDiagnostics(output: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const text of output.split("\n")) {
    const [, file, line, code, message] =
      /^(.+?)\((\d+),\d+\): error TS(\d+): (.*)$/.exec(text) ?? [];
    const last = diagnostics.at(-1);
    if (file !== undefined && message !== undefined) {
      diagnostics.push({ file, line: Number(line), code: Number(code), message });
    } else if (last && /^\s+\S/.test(text)) {
      diagnostics[diagnostics.length - 1] = { ...last, message: `${last.message}\n${text}` };
    }
  }
  return diagnostics;
}

function runTsc(work: string, files: readonly string[]): Diagnostic[] {
  const config = join(work, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files }, null, 2));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [TSC, "-p", config, "--pretty", "false"],
    { cwd: work, encoding: "utf8", maxBuffer: 50_000_000 },
  );
  const diagnostics = parseDiagnostics(stdout);
  if (status !== 0 && diagnostics.length === 0) {
    throw new Error(`tsc failed without naming a file:\n${stdout}${stderr}`);
  }
  return diagnostics;
}

/** Grammar errors have codes from 1000 to 1999. While one stands, tsc looks at no types at all. */
const isSyntaxError = ({ code }: Diagnostic): boolean => code >= 1000 && code < 2000;

/**
 * Compiles `modules` under `strict` against the installed packages and returns what is wrong. Files
 * with a syntax error are reported and left out of a second run, so that they hide nothing.
 */
export function compileModules(modules: readonly SampleModule[], work = WORK): Problem[] {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const byFile = new Map(modules.map((module) => [modulePath(module, work), module]));
  for (const [file, module] of byFile) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, moduleText(module));
  }
  if (byFile.size === 0) return [];
  const files = [...byFile.keys()];
  let found = runTsc(work, files);
  if (found.some(isSyntaxError)) {
    const syntax = found.filter(isSyntaxError);
    const broken = new Set(syntax.map(({ file }) => join(work, file)));
    const sound = files.filter((file) => !broken.has(file));
    found = [...syntax, ...(sound.length > 0 ? runTsc(work, sound) : [])];
  }
  // A file carried over to a later version of its page reports the same error again.
  const problems = new Map<string, Problem>();
  for (const { file, line, code, message } of found) {
    const module = byFile.get(join(work, file));
    const page = module?.page ?? file;
    problems.set(`${page}:${line}:${message}`, { page, line, message: `TS${code}: ${message}` });
  }
  return [...problems.values()];
}
