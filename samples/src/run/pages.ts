/** The pages with programs to run. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { modulePath } from "../compile";
import { moduleText, pageFolder, toModules } from "../extract";
import { findPages, ROOT, readFences } from "../pages";
import { type PlannedRun, planRuns } from "./plan";

export interface RunPage {
  readonly page: string;
  /** Path of the page's file in replies/; it need not exist. */
  readonly replies: string;
  readonly runs: readonly PlannedRun[];
}

/** Writes the modules of all pages that run one below `folder`, and returns those pages. */
export function writeRunPages(folder: string): RunPage[] {
  return findPages().flatMap((page) => {
    const fences = readFences(page);
    const runs = planRuns(fences);
    if (runs.length === 0) return [];
    for (const module of toModules(fences)) {
      const file = modulePath(module, folder);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, moduleText(module));
    }
    return [{ page, replies: join(ROOT, "samples/replies", `${pageFolder(page)}.ts`), runs }];
  });
}
