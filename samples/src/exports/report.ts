/**
 * `npm run coverage`: prints which exports of the packages the docs explain. `-- --all` adds the
 * page of each; `-- --prune` takes out of unexplained.json what has been explained.
 */
import { writeFileSync } from "node:fs";
import { checkList, type Export, figuresLine, figuresOf, prune } from "./coverage";
import { LIST, loadCoverage } from "./load";

const flags = new Set(process.argv.slice(2));
const { list: current, covered: before } = loadCoverage();
const list = flags.has("--prune") ? prune(current, before) : current;
if (flags.has("--prune")) writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
const covered = before.map(({ reason, ...one }): Export => {
  const listed = reason !== undefined && list.exports[one.from]?.[one.name] !== undefined;
  return listed ? { ...one, reason } : one;
});

for (const from of new Set(covered.map((one) => one.from))) {
  const own = covered.filter((one) => one.from === from);
  console.log(`${from}: ${figuresLine(figuresOf(own, list))}`);
  if (!flags.has("--all")) continue;
  for (const { name, page, reason } of own) {
    console.log(
      `  ${name}: ${page ?? `not explained, ${list.reasons[reason ?? ""]?.text ?? "?"}`}`,
    );
  }
}
for (const [key, { text }] of Object.entries(list.reasons)) {
  const names = covered.filter(({ reason }) => reason === key).map(({ name }) => name);
  console.log(`\nnot explained, ${text}:\n  ${names.join(", ")}`);
}
const problems = checkList(list, covered);
for (const problem of problems) console.error(problem);
console.log(`\n${figuresLine(figuresOf(covered, list))}`);
process.exitCode = problems.length > 0 ? 1 : 0;
