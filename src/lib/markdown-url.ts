/**
 * The address of a page's Markdown copy: the page's own, with `.md` in place of the trailing slash.
 * `/docs/quick-start/` is `/docs/quick-start.md`, `/docs/` is `/docs.md`, home is `/index.md`.
 * Every docs page and every blog post has a copy.
 *
 * @param permalink a page's path, with or without a trailing slash, without query and hash
 */
export function markdownUrl(permalink: string): string {
  const path = permalink.replace(/\/+$/, "");
  return path === "" ? "/index.md" : `${path}.md`;
}
