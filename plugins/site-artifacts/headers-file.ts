/** The edge network's limits for `_headers`. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** Headers for the addresses that match a pattern. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The rules of the static files: the given headers on everything, files with a hash in their name
 * kept for a year, and text in UTF-8. Pages need no rule: the edge has browsers ask again each time.
 */
export function headerRules(everywhere: Readonly<Record<string, string>>): HeaderRule[] {
  const text = (type: string) => ({ "Content-Type": `${type}; charset=utf-8` });
  return [
    { pattern: "/*", headers: everywhere },
    {
      pattern: "/assets/*",
      headers: { "Cache-Control": "public, max-age=31536000, immutable" },
    },
    { pattern: "/*.txt", headers: text("text/plain") },
    // Copies of pages: for people and assistants who ask for them, not for search results.
    {
      pattern: "/*.md",
      headers: { ...text("text/markdown"), "X-Robots-Tag": "noindex" },
    },
  ];
}

/**
 * The text of `_headers`.
 *
 * @throws Error when a rule or a line is more than the edge network accepts: it would drop it silently
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > MAX_RULES) {
    throw new Error(`_headers has ${rules.length} rules; the edge accepts ${MAX_RULES}.`);
  }
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => {
      const line = `  ${name}: ${value}`;
      if (line.length > MAX_LINE) {
        throw new Error(
          `_headers: ${name} of ${pattern} is ${line.length} characters; the edge accepts ${MAX_LINE}. ` +
            "Fewer inline scripts make a shorter policy.",
        );
      }
      return line;
    }),
  ]);
  return `${lines.join("\n")}\n`;
}
