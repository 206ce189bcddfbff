// @ts-check
// `npm start`: installs if needed, builds if stale, serves the production build on the edge runtime.
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build, buildIsStale } from "./lib/build.mjs";
import { checkNode, explain, Plain } from "./lib/explain.mjs";
import { install, installIsStale } from "./lib/install.mjs";
import { stopAll, stopOnSignals } from "./lib/run.mjs";
import { dim, duration, green, red, say } from "./lib/say.mjs";
import { checkPort, portFrom, serve } from "./lib/serve.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/**
 * Runs one step and prints how long it took.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function step(label, work) {
  const started = Date.now();
  const result = await work();
  say(`${green("✓")} ${label} ${dim(duration(Date.now() - started))}`);
  return result;
}

async function main() {
  checkNode(process.versions.node);
  const environment = path.join(root, ".env");
  if (existsSync(environment)) process.loadEnvFile(environment);
  const port = portFrom(process.env.PORT);
  await checkPort(port);

  if (installIsStale(root)) {
    await step("packages installed", () => install(root, "the site's packages"));
  } else say(`${green("✓")} packages are up to date`);

  if (buildIsStale(root)) await step("site built", () => build(root));
  else say(`${green("✓")} build is up to date`);

  const server = await step("server started", () => serve({ root, port }));
  say(`\n  The site is at ${green(`${server.url}/`)}  ${dim("(Ctrl+C stops it)")}\n`);
  const code = await server.ended;
  throw new Plain(explain("Serving", server.output()), `The edge runtime ended with code ${code}.`);
}

stopOnSignals();
main().catch(async (/** @type {unknown} */ error) => {
  await stopAll();
  if (error instanceof Plain) {
    if (error.detail) say(`\n${dim(error.detail)}`);
    say(`\n${red("✗")} ${error.message}`);
  } else {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    // A full disk also stops this script's own writes.
    say(`\n${red("✗")} ${/ENOSPC/.test(text) ? explain("The start", text) : text}`);
  }
  process.exit(1);
});
