import { readFileSync } from "node:fs";
import path from "node:path";
import type { MarkdownConfig } from "@docusaurus/types";

const root = path.resolve(__dirname, "../..");

/** What the samples' check wrote last: `samples/src/report.ts` has its shape. */
interface SamplesReport {
  versions: Record<string, string>;
  pages: Record<string, { compiled: number; executed: number; packages: readonly string[] }>;
}

/** What a page's front matter says of its samples, in the field `samples`. */
export interface CheckedSamples {
  readonly compiled: number;
  readonly executed: number;
  /** Name and version, as in `@voltagent/core 2.10.0`. */
  readonly packages: readonly string[];
}

const report: SamplesReport = JSON.parse(
  readFileSync(path.join(root, "samples", "report.json"), "utf8"),
);

/** What is known of a page's samples, by its path from the repository's root. */
function checkedSamples(page: string): CheckedSamples | undefined {
  const entry = report.pages[page];
  return (
    entry && {
      ...entry,
      packages: entry.packages.map((name) => `${name} ${report.versions[name]}`),
    }
  );
}

/** Reads a page's front matter as the framework does, and adds what the check says of its samples. */
export const parseFrontMatter: MarkdownConfig["parseFrontMatter"] = async (parameters) => {
  const parsed = await parameters.defaultParseFrontMatter(parameters);
  const samples = checkedSamples(path.relative(root, parameters.filePath));
  return samples ? { ...parsed, frontMatter: { ...parsed.frontMatter, samples } } : parsed;
};
