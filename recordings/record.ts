/** Records every program again, or those whose name holds the first argument, and writes the JSON beside it. */
import { writeFileSync } from "node:fs";
import { findSpecs, runSpec } from "./lib/run-spec";

const [wanted = ""] = process.argv.slice(2);
// One after the other: the recorded times must not depend on what else this script does.
for (const file of findSpecs().filter(({ name }) => name.includes(wanted))) {
  const recording = await runSpec(file);
  writeFileSync(file.json, `${JSON.stringify(recording, null, 2)}\n`);
  console.log(`${file.name}: ${recording.spans.length} spans, ${recording.totalMs} ms`);
}
