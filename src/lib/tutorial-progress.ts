const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads the slugs of the steps that are done from what the browser kept; what is no slug is left out. */
export function parseProgress(stored: string): ReadonlySet<string> {
  return new Set(stored.split(",").filter((slug) => SLUG.test(slug)));
}

/** What to keep so that `slug` is done when it was not, and is not when it was. */
export function toggleProgress(stored: string, slug: string): string {
  const done = parseProgress(stored);
  return [...done, slug].filter((one) => one !== slug || !done.has(slug)).join(",");
}

/** What is said after a step was marked or the mark taken back. `count` steps of `total` are done then. */
export function progressInWords(
  step: number,
  { isDone, count, total }: { isDone: boolean; count: number; total: number },
): string {
  const what = isDone ? `Step ${step} is marked as done.` : `Step ${step} is no longer marked.`;
  return `${what} ${count} of ${total} done.`;
}
