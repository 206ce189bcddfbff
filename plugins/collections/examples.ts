import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectCommands } from "../../src/config/projects";
import { checkExample } from "../../src/data/examples/check";
import {
  type Example,
  type ExampleRelated,
  type ExampleSummary,
  examplePath,
  type ShownCode,
} from "../../src/lib/example";
import type { Check } from "../../src/lib/record-checks";
import { linesFromParents, shownRows, shownRun } from "../../src/lib/shown-run";
import type { Recording } from "../../src/lib/trace";
import { highlight } from "../code-blocks/highlight";
import { defineCollection } from "./collection";

const siteDir = path.join(__dirname, "../..");

/** Where the recorded run of an example's project lies. */
export function recordingFile(slug: string): string {
  return path.join(siteDir, "recordings/projects", `${slug}.recording.json`);
}

/** A file of a project, as an address on this machine. */
export function projectFile(folder: string, file: string): string {
  return path.join(siteDir, "projects", folder, file);
}

const read = (file: string): string => readFileSync(file, "utf8");

function recordingOf(slug: string): Recording | null {
  const file = recordingFile(slug);
  return existsSync(file) ? (JSON.parse(read(file)) as Recording) : null;
}

function shown(text: string, language: string): ShownCode {
  const lines = highlight(text, language);
  return {
    language,
    html: lines.map((line) => `<span class="code-line">${line}\n</span>`).join(""),
  };
}

const languages: Readonly<Record<string, string>> = {
  ".ts": "ts",
  ".json": "json",
  ".md": "markdown",
  ".example": "dotenv",
};
const languageOf = (file: string): string => languages[path.extname(file)] ?? "text";

/** The text of the run that the page shows. */
function outputOf({ run }: Example, { output }: Recording): ShownCode | null {
  const { key } = run.output;
  const text: unknown = key ? Reflect.get(Object(JSON.parse(output)), key) : output;
  return typeof text === "string" ? shown(text, languageOf(run.output.file)) : null;
}

/** The files that a record names have to be there. */
const checkFiles: Check = (value) => {
  // Asked only of a record whose fields are sound.
  const { folder, files } = value as Example;
  return files
    .filter((file) => !existsSync(projectFile(folder, file.path)))
    .map(({ path: name }) => ({
      field: "files",
      fix: `names "${name}", which is not in projects/${folder}. Write it, or correct the name.`,
    }));
};

function summary(record: Example): ExampleSummary {
  const { slug, title, description, parts, env, files } = record;
  const recording = recordingOf(slug);
  return {
    slug,
    title,
    description,
    parts: parts.filter(({ file }) => file).map(({ id, kind, label }) => ({ id, kind, label })),
    variables: env.filter(({ required }) => required).map(({ name }) => name),
    fileCount: files.length,
    run: recording && {
      totalMs: recording.totalMs,
      spanCount: recording.spans.length,
      rows: shownRows(recording.spans)
        .filter(({ kind }) => kind !== "llm" && kind !== "memory")
        .map(({ id, label, kind, depth, startMs, durationMs }) => ({
          id,
          label,
          kind,
          depth,
          startMs,
          durationMs,
        })),
    },
  };
}

async function related(record: Example, records: readonly Example[]): Promise<ExampleRelated> {
  const { slug, folder, files, setup, request } = record;
  const recording = recordingOf(slug);
  const { get, scaffold } = projectCommands(folder);
  return {
    files: files.map(({ path: name, about }) => {
      const text = read(projectFile(folder, name));
      const lineCount = text.trimEnd().split("\n").length;
      return { path: name, about, lineCount, ...shown(text, languageOf(name)) };
    }),
    run:
      recording &&
      shownRun(
        { ...recording, spans: linesFromParents(recording.spans) },
        highlight(recording.source.code, "ts"),
      ),
    output: recording && outputOf(record, recording),
    commands: {
      get: shown(get, "bash"),
      scaffold: shown(scaffold, "bash"),
      keys: shown("cp .env.example .env", "bash"),
      start: shown("npm run dev", "bash"),
      request: shown(request.command, "bash"),
      response: shown(request.response, "json"),
    },
    setup: setup.map(({ code }) => (code ? shown(code.text, code.language) : null)),
    others: records
      .filter((other) => other.slug !== slug)
      .map(({ slug: to, title, description }) => ({ slug: to, title, description })),
  };
}

/** The examples: a list, and a page for each project. */
export const examples = defineCollection<Example, ExampleSummary>({
  name: "examples",
  folder: "src/data/examples/records",
  check: (value) => {
    const problems = checkExample(value);
    return problems.length > 0 ? problems : checkFiles(value);
  },
  watch: ["projects/*/{.env.example,*.json,src/*.ts}", "recordings/projects/*.json"],
  summary,
  detail: {
    path: ({ slug }) => examplePath(slug),
    component: "@site/src/pages/_ExamplePage.tsx",
    related,
  },
  lists: [{ path: "/examples/", component: "@site/src/pages/_ExamplesPage.tsx" }],
});
