import type { ShownRun } from "./shown-run";

/** A part of a story: what it comes to in a paragraph, and its points, one fact each. */
export interface StoryPart {
  readonly text: string;
  readonly points: readonly string[];
}

/** A recorded program of this site that shows the pattern a customer describes. */
export const storyPatterns = [
  "supportDesk",
  "agent",
  "tools",
  "memory",
  "subAgents",
  "workflow",
  "retrieval",
  "guardrails",
] as const;

export type StoryPattern = (typeof storyPatterns)[number];

/**
 * A customer's story. It holds reported facts only, told in our words: no quotes, no people, no
 * logos. `source` says where the facts are from; nothing in the record goes beyond it.
 */
export interface Customer {
  readonly id: number;
  readonly slug: string;
  /** False for a story that has a page and is not in the list. */
  readonly listed: boolean;
  readonly customer: {
    readonly name: string;
    readonly industry: string;
    /** The company's own page. Left out where only a person's page is known. */
    readonly website?: string;
  };
  readonly title: string;
  /** What they use agents for, in a sentence. */
  readonly useCase: string;
  readonly challenge: StoryPart;
  readonly approach: StoryPart;
  readonly outcome: StoryPart;
  /** Reported numbers. Left out where the story names none. */
  readonly figures?: readonly { readonly value: string; readonly label: string }[];
  readonly stack: readonly string[];
  readonly video?: { readonly youtubeId: string; readonly startSeconds: number };
  /** The program drawn under the story, and what it has in common with it. */
  readonly pattern?: { readonly run: StoryPattern; readonly note: string };
  /** Pages that go on from here, as addresses of the route contract. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
  readonly source: {
    readonly label: string;
    /** The month of the report, `YYYY-MM`. */
    readonly reported: string;
  };
}

/** What lists need of a customer. */
export type CustomerSummary = Pick<
  Customer,
  "slug" | "listed" | "customer" | "title" | "useCase" | "stack" | "figures"
>;

/** What the plugin adds to a customer's page. */
export interface CustomerRelated {
  readonly run: ShownRun | null;
  readonly others: readonly CustomerSummary[];
}
