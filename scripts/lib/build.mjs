// @ts-check
import path from "node:path";
import process from "node:process";
import { explain, lastLines, Plain } from "./explain.mjs";
import { buildIsFresh, forgetBuild, inputsHash, rememberBuild } from "./fingerprint.mjs";
import { run } from "./run.mjs";
import { ticking } from "./say.mjs";

/** Whether build/ is missing or was made from other sources or variables than there are now. */
export function buildIsStale(/** @type {string} */ root) {
  return !buildIsFresh(root, inputsHash(root, process.env));
}

/**
 * Builds the site and remembers from what.
 * @param {string} root
 * @returns {Promise<string>} what the build printed, warnings included
 * @throws {Plain} in one sentence when it fails
 */
export async function build(root) {
  // Taken before the build: a file changed meanwhile makes the result stale, as it is.
  const inputs = inputsHash(root, process.env);
  forgetBuild(root);
  const done = ticking("building");
  const docusaurus = path.join(
    root,
    "node_modules",
    "@docusaurus",
    "core",
    "bin",
    "docusaurus.mjs",
  );
  const { code, output } = await run(process.execPath, [docusaurus, "build"], { cwd: root });
  done();
  if (code !== 0) throw new Plain(explain("The build", output), lastLines(output, 40));
  rememberBuild(root, inputs);
  return output;
}
