/** The process that records one program: `tsx child.ts <spec file>`, the recording on stdout. */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { record } from "./recorder";
import type { RecordingSpec } from "./spec";

const [file] = process.argv.slice(2);
if (!file) throw new Error("Usage: tsx child.ts <spec file>");
// What the framework notes goes to the other channel: this one carries the recording.
console.debug = console.error;
const { default: spec }: { default: RecordingSpec } = await import(pathToFileURL(file).href);
// Written to the descriptor itself: console.log belongs to the program while it runs.
writeFileSync(1, JSON.stringify(await record(spec)));
process.exit(0);
