import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { lastLines } from "./explain.mjs";
import { run } from "./run.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const resolve = createRequire(import.meta.url).resolve;

/** Pairs of pages that a visitor would meet first: ours, and the scaffold's. */
export const pairs = [
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
export async function bareScaffold(): Promise<string> {
  const manifest = resolve("create-docusaurus/package.json");
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, "utf8"));
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
