import { monthInWords } from "./in-words";

/** Where a claim comes from, when it was read, and when somebody has to read it again. */
export interface Source {
  /** The page or package, as a reader would look for it. */
  readonly label: string;
  /** The month in which it said so, as YYYY-MM. */
  readonly asOf: string;
  /** The last day on which the claim may stand unread, as YYYY-MM-DD. */
  readonly reviewBy: string;
}

/** A claim with its name, as the review check lists it. */
export interface SourcedClaim {
  readonly name: string;
  readonly source: Source;
}

/** The note beside a claim: `"as reported by <label>, October 2025"`. */
export function asReported({ label, asOf }: Source): string {
  return `as reported by ${label}, ${monthInWords(asOf)}`;
}

/**
 * The claims whose review day has passed, each as a sentence that says what to do.
 *
 * @param today a day as YYYY-MM-DD
 */
export function pastReview(claims: readonly SourcedClaim[], today: string): string[] {
  return claims
    .filter(({ source }) => source.reviewBy < today)
    .map(
      ({ name, source }) =>
        `${name}: was to be read again by ${source.reviewBy}. Read ${source.label}, correct the figures, then set asOf and reviewBy.`,
    );
}
