/** What a visitor answered. */
export type ConsentAnswer = "accepted" | "declined";

/** The browser storage key of the answer; Docusaurus adds the site's namespace to it. */
export const consentKey = "consent";

/** The event by which a page asks for the consent bar. */
export const consentOpenEvent = "consent:open";

/** Names the set of tools that was asked about, whatever their order: `analytics+seo`. */
export function consentVersion(tools: readonly string[]): string {
  return [...tools].sort().join("+");
}

/** The answer as it is stored: `accepted:analytics+seo`. */
export function formatConsent(answer: ConsentAnswer, version: string): string {
  return `${answer}:${version}`;
}

/** The stored answer, or null when there is none or it was given for another set of tools. */
export function parseConsent(stored: string | null, version: string): ConsentAnswer | null {
  for (const answer of ["accepted", "declined"] as const) {
    if (stored === formatConsent(answer, version)) {
      return answer;
    }
  }
  return null;
}

/**
 * The hosts a cookie may have been set for, from the page's own to the widest: `a.b.dev` gives
 * `a.b.dev` and `b.dev`. A browser ignores those that are not the page's to change.
 */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split(".");
  return labels
    .slice(0, Math.max(1, labels.length - 1))
    .map((_, start) => labels.slice(start).join("."));
}
