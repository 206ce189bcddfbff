// @ts-check
import { existsSync, readFileSync, statfsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { explain, lastLines, Plain } from "./explain.mjs";
import { run } from "./run.mjs";
import { ticking } from "./say.mjs";

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked */

/** The packages of a lock file by their place, the project itself left out. */
function packages(/** @type {string} */ file) {
  /** @type {{ packages?: Record<string, Locked> }} */
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const { "": _project, ...rest } = lock.packages ?? {};
  return rest;
}

/**
 * Whether a folder's node_modules is what its lock file says. npm writes node_modules/.package-lock.json
 * last, so an install that was cut short counts as stale; the comparison is by content, not by date.
 */
export function installIsStale(/** @type {string} */ folder) {
  const installedFile = path.join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return true;
  const installed = packages(installedFile);
  return Object.entries(packages(path.join(folder, "package-lock.json"))).some(
    ([place, wanted]) => {
      const found = installed[place];
      // Optional packages are left out where they do not fit the machine.
      if (!found) return !wanted.optional && !wanted.devOptional;
      return found.version !== wanted.version;
    },
  );
}

/** How to call npm: by the very program that runs this script, or by its name. */
function npm() {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith(".js") && path.basename(cli).startsWith("npm")) {
    return { command: process.execPath, before: [cli], shell: false };
  }
  return { command: "npm", before: [], shell: process.platform === "win32" };
}

/** What one package takes on disk on average, in bytes. */
const packageSize = 400_000;

/** Says at once, and not after minutes of npm's, that a first install will not fit. */
function checkRoom(/** @type {string} */ folder, /** @type {number} */ count) {
  if (existsSync(path.join(folder, "node_modules"))) return;
  const { bavail, bsize } = statfsSync(folder);
  const [free, needed] = [bavail * bsize, count * packageSize].map((bytes) =>
    Math.ceil(bytes / 1e6),
  );
  if (free !== undefined && needed !== undefined && free < needed) {
    throw new Plain(
      `The disk is too full: the packages need about ${needed} MB and ${free} MB are free. Free some space and run the command again.`,
    );
  }
}

/**
 * Runs `npm ci` in a folder, with progress.
 * @param {string} folder
 * @param {string} name how to call the folder's packages in a message
 * @throws {Plain} in one sentence when npm fails
 */
export async function install(folder, name) {
  const locked = Object.entries(packages(path.join(folder, "package-lock.json")));
  // Those that fit other machines alone never come.
  const places = locked.filter(([, { optional }]) => !optional).map(([place]) => place);
  checkRoom(folder, places.length);
  const done = ticking(`installing ${name}`, () => {
    const there = places.filter((place) => existsSync(path.join(folder, place, "package.json")));
    return `${there.length} of ${places.length} packages`;
  });
  const { command, before, shell } = npm();
  const { code, output } = await run(command, [...before, "ci", "--no-fund", "--no-audit"], {
    cwd: folder,
    shell,
  });
  done();
  if (code !== 0) throw new Plain(explain(`Installing ${name}`, output), lastLines(output));
}
