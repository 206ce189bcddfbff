import type { Source } from "./sources";

/** Languages that a framework is written for; "visual" is a builder in the browser. */
export type FrameworkLanguage = "TypeScript" | "Python" | ".NET" | "visual";

/** A page that a claim was read on. */
export interface LinkedSource extends Source {
  readonly url: string;
}

/** One cell of the comparison: what is claimed, and by which sources (their ids). */
export interface Claim<Id extends string = string> {
  readonly text: string;
  readonly sources: readonly Id[];
}

/** The questions that the comparison asks of every framework, in the order of its columns. */
export const criteria = {
  language: "Languages",
  orchestration: "Who decides the order",
  licence: "Licence",
  traces: "Traces",
  hosting: "Where it runs",
  state: "State of the project",
} as const;

export type Criterion = keyof typeof criteria;

/** A framework as the comparison shows it. */
export interface Framework<Id extends string = string> {
  readonly name: string;
  readonly languages: readonly FrameworkLanguage[];
  /** True when its licence is one that the Open Source Initiative lists. */
  readonly openSource: boolean;
  /** True when it sends OpenTelemetry spans without code of a third party. */
  readonly openTelemetry: boolean;
  readonly claims: Readonly<Record<Criterion, Claim<Id>>>;
}

/** What a reader asks for; an empty language stands for any. */
export interface FrameworkNeeds {
  readonly language: FrameworkLanguage | "";
  readonly openSource: boolean;
  readonly openTelemetry: boolean;
}

/** The frameworks that meet every need, in the order given. */
export function meeting(frameworks: readonly Framework[], needs: FrameworkNeeds): Framework[] {
  return frameworks.filter(
    ({ languages, openSource, openTelemetry }) =>
      (needs.language === "" || languages.includes(needs.language)) &&
      (!needs.openSource || openSource) &&
      (!needs.openTelemetry || openTelemetry),
  );
}
