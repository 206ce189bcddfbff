// Builds the bare Docusaurus scaffold, opens its pages and ours in the same browser, and compares the JavaScript
// that a first visit needs. Exits 1 when ours ships more. Needs a build of the site.
import path from "node:path";
import { chromium } from "playwright-core";
import { hydrated } from "../tests/e2e/harness/hydrated";
import { type Weight, watchWeight } from "../tests/gates/weight";
import { bareScaffold, pairs } from "./lib/bare-scaffold";
import { browserSwitches, findBrowser } from "./lib/browser.mjs";
import { stopAll, stopOnSignals } from "./lib/run.mjs";
import { freePort, serve } from "./lib/serve.mjs";

const root = path.resolve(import.meta.dirname, "..");
/** Serves a folder, opens the pages, each in a fresh browser profile, and weighs them. */
async function weighPages(directory: string, addresses: readonly string[]): Promise<Weight[]> {
  const server = await serve({ root, directory, port: await freePort(), bindings: {} });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches });
  const weights: Weight[] = [];
  // One browser profile a page: nothing is shared.
  for (const address of addresses) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const weigh = watchWeight(page);
    await page.goto(server.url + address, { waitUntil: "networkidle" });
    await hydrated(page);
    weights.push(await weigh());
    await page.close();
  }
  await browser.close();
  await server.stop();
  return weights;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

/** Prints the table. @returns how many pages of ours are heavier */
async function compare(): Promise<number> {
  const ours = await weighPages(
    "build",
    pairs.map((pair) => pair.ours),
  );
  const bare = await weighPages(
    await bareScaffold(),
    pairs.map((pair) => pair.bare),
  );
  console.log(
    `Compressed JavaScript of a first visit\n${"ours".padStart(16)}${"bare".padStart(11)}`,
  );
  const heavier = pairs.filter(({ kind }, index) => {
    const mine = ours[index]?.js ?? Number.POSITIVE_INFINITY;
    const theirs = bare[index]?.js ?? 0;
    const note = mine > theirs ? "  ours is heavier" : "";
    console.log(`${kind.padEnd(6)}${kilobytes(mine)} ${kilobytes(theirs)}${note}`);
    return mine > theirs;
  });
  return heavier.length;
}

stopOnSignals();
try {
  process.exitCode = (await compare()) > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
