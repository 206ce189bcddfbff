/** Before the tests that start programs: a folder of this run, with the packages of all programs as bundles. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findSpecs, RECORDER } from "../../../recordings/lib/run-spec";
import { GENERATED, modulePath } from "../compile";
import { ROOT } from "../pages";
import { bundleAll } from "./bundle";
import { writeRunPages } from "./pages";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of this run. */
    readonly runFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  mkdirSync(GENERATED, { recursive: true });
  const folder = mkdtempSync(join(GENERATED, "run-"));
  const projects = join(ROOT, "projects");
  const programs = [
    ...readdirSync(projects).map((name) => join(projects, name, "src/index.ts")),
    ...writeRunPages(folder).flatMap(({ replies, runs }) => [
      replies,
      ...runs.map(({ module }) => modulePath(module, folder)),
    ]),
  ];
  await bundleAll(
    folder,
    programs.filter((file) => existsSync(file)),
    [RECORDER, ...findSpecs().map(({ spec }) => spec)],
  );
  project.provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
