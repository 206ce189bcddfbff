/** Finds the programs to record and records each in a process of its own. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Recording } from "../../src/lib/trace";

const RECORDINGS = fileURLToPath(new URL("../", import.meta.url));
const TSX = join(RECORDINGS, "../samples/node_modules/tsx/dist/cli.mjs");
/** The program that records a spec's. */
export const RECORDER = join(RECORDINGS, "lib/child.ts");
const SUFFIX = ".record.ts";

const run = promisify(execFile);

/** A spec file and the JSON beside it that holds its recording. */
export interface SpecFile {
  /** Path from `recordings/`, without the suffix: `parts/tools`. */
  readonly name: string;
  readonly spec: string;
  readonly json: string;
}

/** Returns every `*.record.ts` in `recordings/`, sorted by name. */
export function findSpecs(): SpecFile[] {
  return readdirSync(RECORDINGS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((folder) =>
      readdirSync(join(RECORDINGS, folder.name)).map((file) => join(folder.name, file)),
    )
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
    .map((file) => {
      const name = file.slice(0, -SUFFIX.length);
      return {
        name,
        spec: join(RECORDINGS, file),
        json: join(RECORDINGS, `${name}.recording.json`),
      };
    });
}

/**
 * Runs a spec's program in a new process and returns its recording. `start` is what Node is started with,
 * without it the recorder and the spec as they are. Throws with the program's own error output when it fails.
 */
export async function runSpec(
  { spec }: SpecFile,
  start: readonly string[] = [TSX, RECORDER, spec],
): Promise<Recording> {
  if (!existsSync(TSX)) throw new Error("Run `npm ci` in samples/ first: tsx is missing there.");
  const { stdout } = await run(process.execPath, start, {
    cwd: RECORDINGS,
    // Production: the framework then does not fetch its list of models, and logs errors only.
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout) as Recording;
}
