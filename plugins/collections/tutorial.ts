import { checkTutorialStep } from "../../src/data/tutorial/check";
import {
  stepPath,
  type TutorialRelated,
  type TutorialStep,
  type TutorialStepSummary,
} from "../../src/lib/tutorial";
import { defineCollection } from "./collection";
import {
  readProgram,
  shownChanges,
  shownProgram,
  stepFolder,
  stepText,
  tutorialFolder,
} from "./tutorial-program";

const summary = ({ id, slug, navTitle }: TutorialStep): TutorialStepSummary => ({
  id,
  slug,
  navTitle,
});

function related(
  record: TutorialStep,
  records: readonly TutorialStep[],
  siteDir: string,
): TutorialRelated {
  const before = records.findLast(({ id }) => id < record.id);
  const program = readProgram(siteDir, record);
  return {
    program: shownProgram(program),
    changes: before ? shownChanges(readProgram(siteDir, before), program) : [],
    steps: records.map(summary),
    folder: stepFolder(record),
  };
}

/** The tutorial: a page for each step, made of its record, its program and its text. */
export const tutorial = defineCollection<TutorialStep, TutorialStepSummary>({
  name: "tutorial",
  folder: "src/data/tutorial/records",
  check: checkTutorialStep,
  summary,
  watch: [`${tutorialFolder}/*/src/**/*.ts`],
  detail: {
    path: stepPath,
    component: "@site/src/pages/_TutorialPage.tsx",
    related,
    modules: (record) => ({ text: `@site/${stepText(record)}` }),
    source: stepText,
  },
});
