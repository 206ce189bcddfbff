import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");

/** Values of the right form that belong to nobody. */
export const ids = {
  GTAG_ID: "G-TEST123456",
  CLARITY_ID: "testproject",
  AHREFS_KEY: "testkeytestkeytestkey0",
  GURUBASE_ID: "test-widget-id-test-widget-id-test-widget-id",
  ALGOLIA_APP_ID: "TESTAPP123",
  ALGOLIA_SEARCH_KEY: "test-search-key",
  ALGOLIA_INDEX: "test-index",
} as const;

/**
 * Builds the site with every tool and the hosted search switched on, beside the normal build and without touching it.
 *
 * @returns the folder of the build, which the caller removes
 * @throws Error with the build's last words when it fails
 */
export async function buildWithTools(): Promise<string> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), "site-with-tools-"));
  const docusaurus = path.join(root, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  const child = spawn(process.execPath, [docusaurus, "build", "--out-dir", outDir], {
    cwd: root,
    env: {
      ...process.env,
      ...ids,
      NODE_ENV: "production",
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: ".docusaurus-with-tools",
      // The normal build's cache would be rewritten for another set of plugins.
      DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
    },
  });
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  child.stderr.on("data", (data) => {
    output += data;
  });
  const code = await new Promise((done) => child.on("close", done));
  if (code !== 0) {
    throw new Error(`The build with tools failed:\n${output.slice(-2000)}`);
  }
  return outDir;
}
