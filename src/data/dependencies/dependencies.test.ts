import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { directDependencies, installedPackages, projects } from "./index";

interface Lock {
  readonly packages: Readonly<Record<string, { version?: string; license?: string } | undefined>>;
}

const root = join(import.meta.dirname, "../../..");
const locks = ["package-lock.json", "samples/package-lock.json"].map(
  (path) => JSON.parse(readFileSync(join(root, path), "utf8")) as Lock,
);

function locked(name: string) {
  return locks.flatMap(({ packages }) => packages[`node_modules/${name}`] ?? []);
}

describe("the list and the manifests name the same packages", () => {
  const listed = projects.flatMap(({ packages }) => packages);
  const installed = Object.keys(directDependencies);

  test("no direct dependency is without a line in src/data/dependencies/projects.ts", () => {
    expect(installed.filter((name) => !listed.includes(name))).toEqual([]);
  });

  test("no line is without a direct dependency", () => {
    expect(listed.filter((name) => !installed.includes(name))).toEqual([]);
  });

  test("no package stands in two lines", () => {
    expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
  });
});

describe.each(projects)("$name", (project) => {
  test("states the licence and version that are installed", () => {
    for (const { name, version } of installedPackages(project)) {
      const found = locked(name);
      expect(
        found.map((one) => one.version),
        name,
      ).toContain(version);
      expect(new Set(found.map((one) => one.license)), name).toEqual(new Set([project.licence]));
    }
  });

  test("has one sentence and an address", () => {
    expect(project.line).toMatch(/^[A-Z].+\.$/);
    expect(project.href).toMatch(/^https:\/\//);
  });
});
