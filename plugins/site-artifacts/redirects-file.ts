/** The edge network's limit for rules without a placeholder. */
const MAX_RULES = 2000;

/** An address that moved, as a permanent redirect of the edge. */
export interface EdgeRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Addresses of files, as other static hosts publish them, lead to the page. Last, because the first rule that
 * fits wins. The edge itself does this for `/docs/index.html` alone.
 */
export const fileNameRules: readonly string[] = [
  "/index.html / 301",
  "/*/index.html /:splat/ 301",
  "/*.html /:splat/ 301",
];

/** The redirects whose target is among the paths of the build. */
export function liveRedirects<T extends EdgeRedirect>(
  redirects: readonly T[],
  builtPaths: readonly string[],
): T[] {
  return redirects.filter(({ to }) => builtPaths.includes(to));
}

/**
 * The text of `_redirects`: a 301 for each address, with and without its trailing slash, and for file names.
 * The edge passes the query on, the browser the hash.
 *
 * @throws Error when there are more rules than the edge network accepts
 */
export function redirectsFile(redirects: readonly EdgeRedirect[]): string {
  // A space would end the address: both ends are written as a browser sends them.
  const moved = redirects.flatMap(({ from, to }) =>
    [encodeURI(from), encodeURI(from.replace(/\/$/, ""))].map(
      (source) => `${source} ${encodeURI(to)} 301`,
    ),
  );
  const lines = [...moved, ...fileNameRules];
  if (lines.length > MAX_RULES) {
    throw new Error(`_redirects has ${lines.length} rules; the edge accepts ${MAX_RULES}.`);
  }
  return lines.map((line) => `${line}\n`).join("");
}
