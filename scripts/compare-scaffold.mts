// Builds the bare Docusaurus scaffold, opens its pages and ours in the same browser, and compares the JavaScript
// that a first visit needs. Exits 1 when ours ships more. Needs a build of the site.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { hydrated } from "../tests/e2e/harness/hydrated";
import { type Weight, watchWeight } from "../tests/gates/weight";
import { browserSwitches, findBrowser } from "./lib/browser.mjs";
import { lastLines } from "./lib/explain.mjs";
import { run, stopAll, stopOnSignals } from "./lib/run.mjs";
import { freePort, serve } from "./lib/serve.mjs";

const root = path.resolve(import.meta.dirname, "..");
const resolve = createRequire(import.meta.url).resolve;

/** Pairs of pages that a visitor would meet first: ours, and the scaffold's. */
const pairs = [
  { kind: "home", ours: "/", bare: "/" },
  { kind: "docs", ours: "/docs/quick-start/", bare: "/docs/intro/" },
] as const;

/**
 * The build of the bare scaffold, made once for each Docusaurus version from the templates that
 * `create-docusaurus` installs.
 *
 * @returns its folder
 * @throws Error with Docusaurus's output when it does not build
 */
async function bareScaffold(): Promise<string> {
  const manifest = resolve("create-docusaurus/package.json");
  const { version } = (await import(manifest, { with: { type: "json" } })).default as {
    version: string;
  };
  const cached = path.join(root, "node_modules/.cache/voltagent-website", `scaffold-${version}`);
  if (existsSync(path.join(cached, "index.html"))) {
    return cached;
  }
  const site = mkdtempSync(path.join(os.tmpdir(), "bare-scaffold-"));
  try {
    const templates = path.join(path.dirname(manifest), "templates");
    for (const template of ["shared", "classic-typescript"]) {
      cpSync(path.join(templates, template), site, { recursive: true });
    }
    symlinkSync(path.join(root, "node_modules"), path.join(site, "node_modules"), "dir");
    const docusaurus = path.join(root, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
    const { code, output } = await run(process.execPath, [docusaurus, "build"], { cwd: site });
    if (code !== 0) {
      throw new Error(`The bare scaffold does not build:\n${lastLines(output)}`);
    }
    mkdirSync(path.dirname(cached), { recursive: true });
    rmSync(cached, { recursive: true, force: true });
    cpSync(path.join(site, "build"), cached, { recursive: true });
    return cached;
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

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
