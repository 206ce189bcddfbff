/** Compares what a page shows as output with what a run gave. */

/** A line of only an ellipsis stands for any lines, none included. */
const ELLIPSIS = /^\s*(…|\.\.\.)\s*$/;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Says whether `actual` is `shown`, but for spaces at line ends and lines that an ellipsis stands for. */
export function matchesText(shown: string, actual: string): boolean {
  const lines = (text: string): string[] =>
    text
      .trim()
      .split("\n")
      .map((line) => line.trimEnd());
  const pattern = lines(shown)
    .map((line) => (ELLIPSIS.test(line) ? "(?:.*\\n)*?" : `${escapeRegExp(line)}\\n`))
    .join("");
  return new RegExp(`^${pattern}$`).test(`${lines(actual).join("\n")}\n`);
}

/** Says whether everything in `shown` is in `actual`: objects may have more properties, lists may not have more items. */
export function containsJson(shown: unknown, actual: unknown): boolean {
  if (typeof shown !== "object" || shown === null) return Object.is(shown, actual);
  if (typeof actual !== "object" || actual === null) return false;
  if (Array.isArray(shown)) {
    return (
      Array.isArray(actual) &&
      actual.length === shown.length &&
      shown.every((item, index) => containsJson(item, actual[index]))
    );
  }
  return Object.entries(shown).every(
    ([key, value]) =>
      key in actual && containsJson(value, (actual as Record<string, unknown>)[key]),
  );
}
