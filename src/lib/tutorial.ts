/** A step of the tutorial: its record. Its program and its text lie in `projects/tutorial/<id>-<slug>/`. */
export interface TutorialStep {
  /** Its place in the tutorial, from 1. */
  readonly id: number;
  readonly slug: string;
  /** What lists call it. */
  readonly navTitle: string;
  readonly title: string;
  readonly description: string;
  /** What the step brings in, by the names it has in code. */
  readonly brings: readonly string[];
  /** What has to be there before the reader begins. */
  readonly needs: readonly string[];
  /** What the reader has at the end, in a sentence. */
  readonly result: string;
  /** The film of the step, by its id on YouTube. */
  readonly videoId: string;
  /** Docs pages that go on from here, as addresses of the route contract. */
  readonly docs: readonly { readonly label: string; readonly to: string }[];
}

/** What lists need of a step. */
export type TutorialStepSummary = Pick<TutorialStep, "id" | "slug" | "navTitle">;

/** A file as the page draws it: `html` is coloured, a line a `.code-line`. */
export interface ShownFile {
  /** Its path inside the step's folder. */
  readonly name: string;
  readonly html: string;
}

/** A file that differs from the step before, its lines marked as added, removed or unchanged. */
export interface ShownChange extends ShownFile {
  readonly added: number;
  readonly removed: number;
}

/** What the plugin adds to a step's page. */
export interface TutorialRelated {
  readonly program: readonly ShownFile[];
  /** What changed since the step before; nothing for the first step. */
  readonly changes: readonly ShownChange[];
  /** Every step of the tutorial in order. */
  readonly steps: readonly TutorialStepSummary[];
  /** The folder of program and text, from the repository's root. */
  readonly folder: string;
}

/** The address of a step. */
export function stepPath({ slug }: Pick<TutorialStep, "slug">): string {
  return `/tutorial/${slug}/`;
}

/** How many lines a step adds and removes, in words. */
export function changeInWords(changes: readonly ShownChange[]): string {
  const count = (part: "added" | "removed") => changes.reduce((sum, file) => sum + file[part], 0);
  const added = count("added");
  return `${added} ${added === 1 ? "line" : "lines"} added, ${count("removed")} removed`;
}
