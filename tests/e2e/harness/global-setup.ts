import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { browserSwitches, findBrowser } from "../../../scripts/lib/browser.mjs";
import { freePort, serve } from "../../../scripts/lib/serve.mjs";
import { startFakeCodeHost } from "../../fake-code-host";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site is served, without a trailing slash. */
    siteUrl: string;
    /** Where the one browser of all tests listens. */
    browserEndpoint: string;
  }
}

const root = path.resolve(import.meta.dirname, "../../..");

/** Serves the build on the edge runtime with a fake code host behind it, and starts one browser for all tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(path.join(root, "build", "index.html"))) {
    throw new Error(
      "There is no build to test. Run `npm run build`, or `npm test -- e2e`, which does.",
    );
  }
  const state = mkdtempSync(path.join(os.tmpdir(), "site-edge-"));
  const codeHost = await startFakeCodeHost();
  const server = await serve({
    root,
    port: await freePort(),
    state,
    bindings: { CODE_HOST_API: codeHost.url },
  });
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error(
      "There is no browser. `npm test` installs one; or name yours in CHROMIUM_PATH.",
    );
  }
  const browser = await chromium.launchServer({ executablePath, args: browserSwitches });
  provide("siteUrl", server.url);
  provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
    await codeHost.close();
    rmSync(state, { recursive: true, force: true });
  };
}
