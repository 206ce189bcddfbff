import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { integrations } from "../../src/config/integrations";
import { countVitest } from "./count.mjs";
import { checkNode, explain } from "./explain.mjs";
import { buildIsFresh, buildVariables, inputsHash, rememberBuild } from "./fingerprint.mjs";
import { installIsStale } from "./install.mjs";
import { checkPort, freePort, portFrom } from "./serve.mjs";
import { choose, steps } from "./steps.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "scripts-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a file of the made-up project. */
function write(file: string, text: string): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

describe("what a failure says", () => {
  it("a full disk is called so, a full list of watched files is not", () => {
    expect(explain("The build", "Error: ENOSPC: no space left on device, write")).toMatch(
      /^The build failed\. The disk is full/,
    );
    const watchers = "ENOSPC: System limit for number of file watchers reached, watch '/a'";
    expect(explain("Serving", watchers)).toMatch(/limit of watched files/);
  });

  it("an unknown cause points at the tool's own words", () => {
    expect(explain("The build", "SyntaxError")).toBe("The build failed: the lines above say why.");
  });

  it("Node older than 20.19 is refused, newer is not", () => {
    for (const old of ["18.20.4", "20.18.1"]) {
      expect(() => checkNode(old)).toThrow(`needs Node 20.19 or newer and this is Node ${old}`);
    }
    for (const good of ["20.19.0", "22.1.0", "v24.0.0"]) {
      expect(() => checkNode(good)).not.toThrow();
    }
  });
});

describe("ports", () => {
  it("3000 is the default, and what is no port is refused by name", () => {
    expect(portFrom(undefined)).toBe(3000);
    expect(portFrom("8080")).toBe(8080);
    for (const wrong of ["http", "0", "70000", "80.5"]) {
      expect(() => portFrom(wrong)).toThrow(`PORT is "${wrong}"`);
    }
  });

  it.each(["127.0.0.1", "::1"])("one taken on %s is named, with the way out", async (host) => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, host, resolve));
    await expect(checkPort(port)).rejects.toThrow(
      `Port ${port} is taken by another program: stop it, or choose another port with PORT=`,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(checkPort(port)).resolves.toBeUndefined();
  });
});

describe("whether the packages are installed", () => {
  const lock = (version: string) =>
    JSON.stringify({
      packages: {
        "": { name: "site" },
        "node_modules/a": { version },
        "node_modules/b": { version: "1.0.0", optional: true },
      },
    });

  it("they are not before the first install, nor after one that was cut short", () => {
    write("package-lock.json", lock("1.0.0"));
    expect(installIsStale(folder)).toBe(true);
    write("node_modules/a/package.json", "{}");
    expect(installIsStale(folder)).toBe(true);
  });

  it("they are once every package that fits the machine has the locked version", () => {
    write("package-lock.json", lock("1.0.0"));
    const installed = { packages: { "node_modules/a": { version: "1.0.0" } } };
    write("node_modules/.package-lock.json", JSON.stringify(installed));
    expect(installIsStale(folder)).toBe(false);
    write("package-lock.json", lock("1.0.1"));
    expect(installIsStale(folder)).toBe(true);
  });
});

describe("whether the build is up to date", () => {
  beforeEach(() => {
    write(".env.example", "# An address.\n# API_URL=http://localhost\n# CODE_HOST_TOKEN=\n");
    write("docs/index.md", "# Docs");
    write("build/index.html", "<h1>Docs</h1>");
    rememberBuild(folder, inputsHash(folder, {}));
  });
  const fresh = (env = {}) => buildIsFresh(folder, inputsHash(folder, env));

  it("it is when nothing changed, or only what no page is made from", () => {
    write("README.md", "# Read me");
    write("tests/a.test.ts", "");
    write(".docusaurus-with-tools/routes.js", "");
    expect(fresh()).toBe(true);
    expect(fresh({ CODE_HOST_TOKEN: "secret", HOME: "/elsewhere" })).toBe(true);
  });

  it("it is not after a change of a source, a new source or a variable of the build", () => {
    expect(fresh({ API_URL: "https://api.example.com" })).toBe(false);
    write("plugins/new/index.ts", "");
    expect(fresh()).toBe(false);
    rememberBuild(folder, inputsHash(folder, {}));
    write("docs/index.md", "# Documentation");
    expect(fresh()).toBe(false);
  });

  it("it is not when something else wrote into the build", () => {
    write("build/index.html", "<h1>Another build</h1>");
    expect(fresh()).toBe(false);
  });
});

it("every integration's variable is explained in .env.example and makes a build stale", () => {
  const root = path.resolve(import.meta.dirname, "../..");
  const known = buildVariables(root);
  for (const { variable } of integrations) {
    expect(known).toContain(variable);
  }
});

describe("counting", () => {
  it("takes vitest's own numbers, and a file that did not load for one failure", () => {
    const testResults = [
      { name: "/a.test.ts", status: "passed", assertionResults: [{}, {}] },
      { name: "/b.test.ts", status: "failed", assertionResults: [] },
    ];
    write("report.json", JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults }));
    expect(countVitest(path.join(folder, "report.json"), 1)).toMatchObject({
      passed: 2,
      failed: 1,
      names: ["b.test.ts: could not be loaded"],
    });
  });

  it("names what failed with the first lines of its error", () => {
    const failureMessages = ["Error: \u001b[31mtwo\u001b[39m is not one\n    at /a.test.ts:3:1"];
    const assertionResults = [{ status: "failed", fullName: "one", failureMessages }];
    const testResults = [{ name: "/a.test.ts", status: "failed", assertionResults }];
    write("report.json", JSON.stringify({ numPassedTests: 0, numFailedTests: 1, testResults }));
    expect(countVitest(path.join(folder, "report.json"), 1).names).toEqual([
      "a.test.ts: one\n    Error: two is not one\n        at /a.test.ts:3:1",
    ]);
  });

  it("takes a run that failed or wrote nothing for a failure", () => {
    expect(countVitest(path.join(folder, "none.json"), 1)).toMatchObject({ passed: 0, failed: 1 });
    const report = { numPassedTests: 2, numFailedTests: 0, testResults: [] };
    write("report.json", JSON.stringify(report));
    expect(countVitest(path.join(folder, "report.json"), 1)).toMatchObject({
      passed: 2,
      failed: 1,
    });
    expect(countVitest(path.join(folder, "report.json"), 0)).toMatchObject({
      passed: 2,
      failed: 0,
    });
  });
});

it("steps are chosen by name, in their own order, and an unknown name is refused", () => {
  expect(choose([])).toBe(steps);
  expect(choose(["unit", "lint"]).map(({ name }) => name)).toEqual(["lint", "unit"]);
  expect(() => choose(["unti"])).toThrow(
    "There is no step called unti. The steps are: types, lint",
  );
});
