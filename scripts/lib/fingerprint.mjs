// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Top-level entries that no page is made from. What is not named here counts as an input, so a new folder is never forgotten. */
const notInputs = new Set([
  ".ci",
  ".cache",
  ".env.example",
  ".git",
  ".github",
  ".gitignore",
  ".wrangler",
  "build",
  "coverage",
  "functions",
  "CONTRIBUTING.md",
  "LICENSE",
  "node_modules",
  "README.md",
  "biome.json",
  "scripts",
  "tests",
  "vitest.config.ts",
  "wrangler.jsonc",
]);

/**
 * Every file below a folder, relative and sorted. node_modules and .work folders are left out.
 * @param {string} root
 * @param {(name: string) => boolean} [topLevel] which top-level entries to take
 */
function files(root, topLevel = () => true) {
  /** @type {string[]} */
  const found = [];
  const walk = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (entry.name === "node_modules" || entry.name === ".work") continue;
      if (folder === "" && !topLevel(entry.name)) continue;
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(place);
      else if (entry.isFile()) found.push(place);
    }
  };
  if (existsSync(root)) walk("");
  return found.sort();
}

/** A hash of the given files' names and contents. */
function hashFiles(/** @type {string} */ root, /** @type {string[]} */ list, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const file of list) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

/** Variables that only the server, the deploy or the tests read: they do not change a page. */
const notBuild = /^(PORT|CODE_HOST_|LOVE_|CLOUDFLARE_|CHROMIUM_PATH)/;

/** The names of the variables in .env.example that the build reads. */
export function buildVariables(/** @type {string} */ root) {
  const example = path.join(root, ".env.example");
  if (!existsSync(example)) return [];
  const names = [...readFileSync(example, "utf8").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)];
  return names.map((match) => match[1] ?? "").filter((name) => !notBuild.test(name));
}

/**
 * A hash of all that the build reads: sources, the lock file, the environment's variables, Node's major version.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function inputsHash(root, env) {
  // A build with another configuration has a generated folder of its own, `.docusaurus-…`.
  const generated = /^\.(env|docusaurus)/;
  const inputs = files(root, (name) => !notInputs.has(name) && !generated.test(name));
  const variables = buildVariables(root).map((name) => `${name}=${env[name] ?? ""}`);
  return hashFiles(root, inputs, [process.versions.node.split(".")[0], ...variables].join("\n"));
}

const stampFile = (/** @type {string} */ root) =>
  path.join(root, "node_modules", ".cache", "voltagent-website", "build.json");

/** A hash of the build itself, so that one made, changed or cut short by another command is not taken for this one. */
const buildHash = (/** @type {string} */ root) => {
  const build = path.join(root, "build");
  return hashFiles(build, files(build));
};

/** Whether build/ was made from these inputs. */
export function buildIsFresh(/** @type {string} */ root, /** @type {string} */ inputs) {
  if (!existsSync(stampFile(root)) || !existsSync(path.join(root, "build", "index.html"))) {
    return false;
  }
  try {
    const stamp = JSON.parse(readFileSync(stampFile(root), "utf8"));
    return stamp.inputs === inputs && stamp.build === buildHash(root);
  } catch {
    return false;
  }
}

/** Forgets the last build, before a new one starts. */
export function forgetBuild(/** @type {string} */ root) {
  rmSync(stampFile(root), { force: true });
}

/** Remembers that build/ was made from these inputs. */
export function rememberBuild(/** @type {string} */ root, /** @type {string} */ inputs) {
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), JSON.stringify({ inputs, build: buildHash(root) }));
}
