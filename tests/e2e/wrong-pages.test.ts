import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** Pages that a contributor may write by mistake. None is wrapped in a layout, where the providers are. */
const pages = {
  lonely: "export const Page = () => null;",
  colour: `import { useColorMode } from "@docusaurus/theme-common";
    export default function Page() { useColorMode(); return null; }`,
  announcement: `import { useAnnouncementBar } from "@docusaurus/theme-common/internal";
    export default function Page() { useAnnouncementBar(); return null; }`,
  version: `import { useDocsPreferredVersion } from "@docusaurus/plugin-content-docs/client";
    export default function Page() { useDocsPreferredVersion("default"); return null; }`,
};

const config = `module.exports = {
  title: "A site",
  url: "https://example.com",
  baseUrl: "/",
  future: { v4: true, faster: true, experimental_vcs: "disabled" },
  presets: [["classic", { blog: false, docs: { sidebarPath: false } }]],
};`;

let code: number | null;
let output: string;

beforeAll(() => {
  const site = mkdtempSync(path.join(os.tmpdir(), "site-wrong-pages-"));
  try {
    mkdirSync(path.join(site, "src", "pages"), { recursive: true });
    mkdirSync(path.join(site, "docs"));
    symlinkSync(path.join(root, "node_modules"), path.join(site, "node_modules"), "dir");
    writeFileSync(path.join(site, "package.json"), "{}");
    writeFileSync(path.join(site, "docusaurus.config.js"), config);
    writeFileSync(path.join(site, "docs", "page.md"), "# Page\n");
    for (const [name, source] of Object.entries(pages)) {
      writeFileSync(path.join(site, "src", "pages", `${name}.jsx`), source);
    }
    const docusaurus = path.join(root, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
    const result = spawnSync(process.execPath, [docusaurus, "build"], {
      cwd: site,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1", NODE_ENV: "production" },
    });
    code = result.status;
    output = result.stdout + result.stderr;
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}, 120_000);

test("the build fails", () => {
  expect(code).not.toBe(0);
});

test.each([
  [
    "a page component without a default export",
    "The page component at /lonely doesn't have a default export",
  ],
  [
    "the theme helper outside its provider",
    "useColorMode is called outside the <ColorModeProvider>",
  ],
  [
    "the announcement helper outside its provider",
    "useAnnouncementBar is called outside the <AnnouncementBarProvider>",
  ],
  [
    "the version helper outside its provider",
    "is called outside the <DocsPreferredVersionContextProvider>",
  ],
])("%s is named in the error", (_what, text) => {
  expect(output).toContain(text);
});
