/** What the check says of each page, for the page's foot. The site reads it while it builds. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { COMPILED, type Fence } from "./extract";
import type { LockedVersions } from "./installs";

/** The file of the report, beside the lock file whose versions it names. */
export const REPORT = new URL("../report.json", import.meta.url);

/** What was checked on one page. */
export interface PageReport {
  /** How many TypeScript blocks were compiled. */
  readonly compiled: number;
  /** How many of them were executed too. */
  readonly executed: number;
  /** The packages its samples import, of those that the page is about. */
  readonly packages: readonly string[];
}

/** Versions of the packages named below, and each page with compiled samples, by path from the repository's root. */
export interface SamplesReport {
  readonly versions: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, PageReport>>;
}

/** The packages whose versions matter to a reader: VoltAgent's own and the AI SDK. */
const SUBJECT = /^(?:@voltagent\/[\w-]+|ai|@ai-sdk\/[\w-]+)/;

const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s+"([^".][^"]*)"/g)].flatMap(
    ([, name = ""]) => SUBJECT.exec(name)?.[0] ?? [],
  );

function pageReport(fences: readonly Fence[]): PageReport | undefined {
  const compiled = fences.filter(
    ({ lang, meta }) => COMPILED.has(lang) && meta.noCheck === undefined,
  );
  if (compiled.length === 0) return undefined;
  return {
    compiled: compiled.length,
    executed: compiled.filter(({ meta }) => meta.run !== undefined).length,
    packages: [...new Set(compiled.flatMap(({ code }) => importsOf(code)))].sort(),
  };
}

/** Returns the report of pages that passed the check. */
export function makeReport(
  fencesOf: ReadonlyMap<string, readonly Fence[]>,
  lock: LockedVersions,
): SamplesReport {
  const pages = Object.fromEntries(
    [...fencesOf].flatMap(([page, fences]) => {
      const report = pageReport(fences);
      return report ? [[page, report]] : [];
    }),
  );
  const names = [...new Set(Object.values(pages).flatMap(({ packages }) => packages))].sort();
  return { versions: Object.fromEntries(names.map((name) => [name, lock.get(name) ?? ""])), pages };
}

/**
 * Brings the file up to date.
 *
 * @param frozen leaves the file as it is
 * @returns whether the file already said the same
 */
export function writeReport(report: SamplesReport, frozen: boolean): boolean {
  const text = `${JSON.stringify(report, null, 2)}\n`;
  const isCurrent = existsSync(REPORT) && readFileSync(REPORT, "utf8") === text;
  if (!isCurrent && !frozen) writeFileSync(REPORT, text);
  return isCurrent;
}
