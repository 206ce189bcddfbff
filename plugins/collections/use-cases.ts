import { existsSync } from "node:fs";
import path from "node:path";
import { loadFreshModule } from "@docusaurus/utils";
import { checkUseCase } from "../../src/data/use-cases/check";
import { type ShownRun, shownRun } from "../../src/lib/shown-run";
import type { Recording } from "../../src/lib/trace";
import type { UseCase, UseCaseRelated, UseCaseSummary } from "../../src/lib/use-case";
import { highlight } from "../code-blocks/highlight";
import { defineCollection } from "./collection";
import { customers } from "./customers";

const siteDir = path.join(__dirname, "../..");

/** Where the recorded run of a use case's program lies. */
export function recordingFile(slug: string): string {
  return path.join(siteDir, "recordings/use-cases", `${slug}.recording.json`);
}

async function runOf(slug: string): Promise<ShownRun | null> {
  const file = recordingFile(slug);
  if (!existsSync(file)) return null;
  const recording = (await loadFreshModule(file)) as Recording;
  return shownRun(recording, highlight(recording.source.code, "ts"));
}

async function related({ slug, customers: near }: UseCase): Promise<UseCaseRelated> {
  const known = await customers.records(siteDir);
  return {
    run: await runOf(slug),
    customers: near.flatMap((wanted) => {
      const found = known.find((customer) => customer.slug === wanted);
      return found ? [{ slug: wanted, name: found.customer.name, title: found.title }] : [];
    }),
  };
}

/** The use cases, `/use-cases/<slug>/` each; their list is the navbar's. */
export const useCases = defineCollection<UseCase, UseCaseSummary>({
  name: "use-cases",
  folder: "src/data/use-cases/records",
  check: checkUseCase,
  summary: ({ slug, title, navDescription }) => ({ slug, title, navDescription }),
  detail: {
    path: ({ slug }) => `/use-cases/${slug}/`,
    component: "@site/src/pages/_UseCasePage.tsx",
    related,
  },
});
