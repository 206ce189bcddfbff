/** `npm run check`: compiles and parses every code block of the site's pages. Exits 1 when one is wrong.
 * When none is, `report.json` is brought up to date; with `--frozen` a stale one is a problem instead. */
import { compileModules } from "./compile";
import { COMPILED, toModules } from "./extract";
import { checkInstalls, readLock } from "./installs";
import { findPages, readFences } from "./pages";
import { formatProblem, type Problem } from "./problem";
import { makeReport, writeReport } from "./report";
import { checkSyntax } from "./syntax";

const started = performance.now();
const pages = findPages();
const fencesOf = new Map(pages.map((page) => [page, readFences(page)]));
const fences = [...fencesOf.values()].flat();
const lock = readLock(new URL("../package-lock.json", import.meta.url));

const modules = [...fencesOf.values()].flatMap(toModules);
const problems: Problem[] = [
  ...compileModules(modules),
  ...(await Promise.all(fences.map(checkSyntax))).flat(),
  ...fences.flatMap((fence) => checkInstalls(fence, lock)),
  ...fences
    .filter(({ meta }) => meta.noCheck === "")
    .map(({ page, line }) => ({
      page,
      line: line - 1,
      message: 'no-check needs a reason: no-check="…"',
    })),
];

const compiled = fences.filter(
  ({ lang, meta }) => COMPILED.has(lang) && meta.noCheck === undefined,
);
const excused = fences.filter(({ meta }) => meta.noCheck);
for (const { page, line, meta } of excused) console.log(`excused ${page}:${line}: ${meta.noCheck}`);
for (const problem of problems.sort((a, b) => a.page.localeCompare(b.page) || a.line - b.line)) {
  console.error(formatProblem(problem));
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const others = fences.length - compiled.length - excused.length;
console.log(
  `${compiled.length} samples compiled, ${others} other blocks checked, ${excused.length} excused, ` +
    `${pages.length} files, ${problems.length} problems (${seconds} s)`,
);
const frozen = process.argv.includes("--frozen");
const isCurrent = problems.length > 0 || writeReport(makeReport(fencesOf, lock), frozen);
if (!isCurrent && frozen) {
  console.error("report.json does not say what the pages say: run `npm run check` in samples/");
}
process.exitCode = problems.length > 0 || (frozen && !isCurrent) ? 1 : 0;
