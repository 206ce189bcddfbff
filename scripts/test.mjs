// @ts-check
// `npm test`: installs what the checks need, runs them all, ends with one line `N passed, N failed`.
// `npm test -- unit lint` runs the named steps alone; `npm test -- --list` names them.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { findBrowser, installBrowser } from "./lib/browser.mjs";
import { build, buildIsStale } from "./lib/build.mjs";
import { countVitest } from "./lib/count.mjs";
import { checkNode, Plain } from "./lib/explain.mjs";
import { install, installIsStale } from "./lib/install.mjs";
import { run, stopAll, stopOnSignals } from "./lib/run.mjs";
import { dim, duration, green, red, say } from "./lib/say.mjs";
import { choose, steps } from "./lib/steps.mjs";

/** @typedef {import("./lib/steps.mjs").Step} Step */
/** @typedef {import("./lib/count.mjs").Count} Count */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const reports = mkdtempSync(path.join(os.tmpdir(), "site-tests-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

/** Vite's notice about a loader that this project does not use. */
const quiet = { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" };

/** Installs the packages and the browser that the chosen steps need. */
async function prepare(/** @type {readonly Step[]} */ chosen) {
  if (installIsStale(root)) await install(root, "the site's packages");
  const samples = path.join(root, "samples");
  const usesSamples = chosen.some((step) => step.runs.some((part) => part.folder === "samples"));
  if (usesSamples && installIsStale(samples)) await install(samples, "the samples' packages");
  if (chosen.some((step) => step.browser)) {
    process.env.CHROMIUM_PATH = findBrowser() ?? (await installBrowser(root));
  }
}

/** Runs one program of a step and counts. @returns {Promise<Count>} */
async function runPart(
  /** @type {import("./lib/steps.mjs").Run} */ part,
  /** @type {string} */ name,
) {
  const report = path.join(reports, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run(process.execPath, [...part.node, ...(part.vitest ? reporters : [])], {
    cwd: path.join(root, part.folder ?? ""),
    env: { ...process.env, ...quiet, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}) },
    show: true,
  });
  if (part.vitest) return countVitest(report, code);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Builds the site; prints the warnings, which are no failure. @returns {Promise<Count>} */
async function runBuild() {
  try {
    const output = await build(root);
    const warnings = output.split("\n").filter((line) => line && !/\[(INFO|SUCCESS)\]/.test(line));
    for (const line of warnings) say(`  ${line}`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof Plain)) throw error;
    say(`${error.detail}\n${red(error.message)}`);
    return { passed: 0, failed: 1 };
  }
}

/** Runs all of a step. @returns {Promise<Count>} */
async function runStep(/** @type {Step} */ step) {
  if (step.name === "build") return runBuild();
  const total = { passed: 0, failed: 0, names: /** @type {string[]} */ ([]) };
  for (const part of step.runs) {
    const { passed, failed, names = [] } = await runPart(part, step.name);
    total.passed += passed;
    total.failed += failed;
    total.names.push(...names);
  }
  return total;
}

/** The chosen steps, with a build before the first one that reads a build which is not there or stale. */
function withBuild(/** @type {readonly Step[]} */ chosen) {
  const named = chosen.some((step) => step.name === "build");
  if (named || !chosen.some((step) => step.build) || !buildIsStale(root)) return chosen;
  return [...steps.filter((step) => step.name === "build"), ...chosen];
}

async function main() {
  checkNode(process.versions.node);
  if (process.argv.includes("--list")) {
    for (const step of steps) say(`${step.name.padEnd(10)} ${step.checks}`);
    return 0;
  }
  const chosen = choose(process.argv.slice(2));
  const started = Date.now();
  await prepare(chosen);
  say(
    `${green("✓")} packages${chosen.some((step) => step.browser) ? " and browser" : ""} ready ${dim(duration(Date.now() - started))}`,
  );

  let total = { passed: 0, failed: 0 };
  let built = true;
  /** @type {string[]} */
  const notes = [];
  for (const step of withBuild(chosen)) {
    if (step.build && !built) {
      total.failed += 1;
      notes.push(`${step.name}: not run, because the build failed.`);
      continue;
    }
    say(`\n▸ ${step.name} ${dim(step.checks)}`);
    const from = Date.now();
    const { passed, failed, names = [] } = await runStep(step);
    total = { passed: total.passed + passed, failed: total.failed + failed };
    if (step.name === "build") built = failed === 0;
    const mark = failed === 0 ? green("✓") : red("✗");
    say(
      `${mark} ${step.name}: ${passed} passed, ${failed} failed ${dim(duration(Date.now() - from))}`,
    );
    if (failed > 0) {
      notes.push(
        `${step.name} failed (${step.checks}). Run it alone: npm test -- ${step.name}`,
        ...names,
      );
    }
  }
  say(`\nDone in ${duration(Date.now() - started)}.`);
  for (const note of notes) say(`${red("✗")} ${note}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

stopOnSignals();
main().then(
  (code) => process.exit(code),
  async (/** @type {unknown} */ error) => {
    await stopAll();
    if (error instanceof Plain && error.detail) say(`\n${error.detail}`);
    const plain = error instanceof Plain || error instanceof RangeError;
    say(
      `\n${red("✗")} ${plain ? error.message : error instanceof Error ? error.stack : String(error)}`,
    );
    say("0 passed, 1 failed");
    process.exit(1);
  },
);
