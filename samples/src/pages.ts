/** Finds the Markdown pages whose samples are checked. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { extractFences, type Fence } from "./extract";

/** The repository's root. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Folders whose pages show code, from the repository's root. */
const FOLDERS = ["docs", "voltops-llm-observability-docs", "blog"] as const;

/** The steps of the tutorial, a folder each: program and text. */
const STEPS = "projects/tutorial";

const stepFolders = (root: string): string[] =>
  readdirSync(join(root, STEPS))
    .filter((name) => /^\d+-/.test(name))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

/** Returns the paths of all pages from the repository's root, sorted. */
export function findPages(root = ROOT): string[] {
  const pages = FOLDERS.flatMap((folder) => {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    return names.filter((name) => /\.mdx?$/.test(name)).map((name) => join(folder, name));
  });
  const texts = stepFolders(root)
    .map((step) => join(STEPS, step, "text.mdx"))
    .filter((text) => existsSync(join(root, text)));
  return [...pages, ...texts].sort();
}

/**
 * The program of a step as fences: its text shows it without repeating it. `text` runs it with the
 * step's slug as its name; a program that the text asks nothing is compiled only.
 */
function programFences(step: string, text: string, root: string): Fence[] {
  const slug = step.replace(/^\d+-/, "");
  const files = readdirSync(join(root, STEPS, step, "src"), { recursive: true, encoding: "utf8" });
  const main = join("src", "index.ts");
  return files
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join("src", name))
    .map((name) => ({
      page: join(STEPS, step, main),
      line: 1,
      lang: "ts",
      code: readFileSync(join(root, STEPS, step, name), "utf8").trimEnd(),
      meta: {
        file: join(slug, name),
        continues: false,
        output: false,
        ...(name === main && text.includes(`run="${slug}"`) ? { run: slug } : {}),
      },
    }));
}

/** Returns a page's fences; before those of a tutorial step, the programs of the step before it and its own. */
export function readFences(page: string, root = ROOT): Fence[] {
  const text = readFileSync(join(root, page), "utf8");
  const steps = stepFolders(root);
  const at = steps.findIndex((step) => dirname(page) === join(STEPS, step));
  return [
    ...steps.slice(Math.max(at - 1, 0), at + 1).flatMap((step) => programFences(step, text, root)),
    ...extractFences(page, text),
  ];
}
