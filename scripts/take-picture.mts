// Takes the picture of the home page that README.md shows. Needs a build. Run it with `npm run picture`.
import path from "node:path";
import { chromium } from "playwright-core";
import { hydrated } from "../tests/e2e/harness/hydrated";
import { browserSwitches, findBrowser } from "./lib/browser.mjs";
import { stopAll, stopOnSignals } from "./lib/run.mjs";
import { freePort, serve } from "./lib/serve.mjs";

const root = path.resolve(import.meta.dirname, "..");

stopOnSignals();
const server = await serve({ root, port: await freePort(), bindings: {} });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches });
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce",
});
// The star count of a machine without a network would be a dash.
await page.route("**/api/love", () => undefined);
await page.goto(server.url);
await hydrated(page);
await page.evaluate(() => document.fonts.ready.then(() => undefined));
await page.screenshot({ path: path.join(root, ".github/images/home.png") });
await browser.close();
await stopAll();
