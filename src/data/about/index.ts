/** A statement about the company or the project, with where it can be read and when it was. */
export interface SourcedFact {
  readonly term: string;
  readonly text: string;
  readonly source: { readonly label: string; readonly href: string };
  /** The month in which the source said so, as YYYY-MM. */
  readonly read: string;
}

const reference = {
  label: "the project's own website source",
  href: "https://github.com/VoltAgent/voltagent/tree/main/website",
} as const;

/** Who is behind the project. Names of persons are left out on purpose. */
export const companyFacts: readonly SourcedFact[] = [
  {
    term: "company",
    text: "VoltAgent Inc. develops the framework and operates the platform.",
    source: reference,
    read: "2025-10",
  },
  {
    term: "before",
    text: "Its founders made Refine, an open-source React framework for internal tools, and more than fifteen other open-source projects.",
    source: reference,
    read: "2025-10",
  },
  {
    term: "licence",
    text: "The framework is published under the MIT licence.",
    source: { label: "package manifest", href: "https://www.npmjs.com/package/@voltagent/core" },
    read: "2026-11",
  },
];
