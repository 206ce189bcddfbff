// @ts-check
import { existsSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { explain, lastLines, Plain } from "./explain.mjs";
import { run } from "./run.mjs";
import { ticking } from "./say.mjs";

/** Where Debian, Ubuntu, Fedora, Arch and macOS keep a Chromium or Chrome. */
const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser that Playwright has installed for this project, if any. */
function playwrightBrowser() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(os.homedir(), ".cache", "ms-playwright"),
    path.join(os.homedir(), "Library", "Caches", "ms-playwright"),
    path.join(process.env.LOCALAPPDATA ?? os.homedir(), "ms-playwright"),
  ];
  for (const cache of caches) {
    if (!cache || !existsSync(cache)) continue;
    for (const folder of readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name))) {
      for (const program of [
        "chrome-linux/chrome",
        "chrome-linux64/chrome",
        "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
        "chrome-mac-arm64/Chromium.app/Contents/MacOS/Chromium",
        "chrome-win/chrome.exe",
        "chrome-win64/chrome.exe",
      ]) {
        const place = path.join(cache, folder, program);
        if (existsSync(place)) return place;
      }
    }
  }
  return undefined;
}

/** The browser the tests use: CHROMIUM_PATH, the system's, or Playwright's. Undefined when there is none. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return systemBrowsers.find((place) => existsSync(place)) ?? playwrightBrowser();
}

/** The switches every browser of the tests starts with. Only localhost resolves, so no test can reach another host. */
export const browserSwitches = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/**
 * Installs a browser: Debian's package as root, else the one Playwright brings.
 * @param {string} root
 * @returns {Promise<string>} the program's place
 * @throws {Plain} when no way works
 */
export async function installBrowser(root) {
  /** @type {[string, string[]][]} */
  const ways = [];
  const asRoot = process.getuid?.() === 0;
  if (asRoot && existsSync("/usr/bin/apt-get")) {
    ways.push(
      ["apt-get", ["update"]],
      ["apt-get", ["install", "-y", "--no-install-recommends", "chromium"]],
    );
  }
  const playwright = path.join(root, "node_modules", "playwright-core", "cli.js");
  if (asRoot) ways.push([process.execPath, [playwright, "install", "--with-deps", "chromium"]]);
  ways.push([process.execPath, [playwright, "install", "chromium"]]);

  let output = "";
  const done = ticking("installing a browser");
  for (const [command, args] of ways) {
    const result = await run(command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    output += result.output;
    const found = findBrowser();
    if (found) {
      done();
      return found;
    }
  }
  done();
  throw new Plain(
    `${explain("Installing a browser", output)} You can also install Chromium yourself and name it with CHROMIUM_PATH=/path/to/chromium.`,
    lastLines(output),
  );
}
