import { type Area, areaLabel } from "./areas";
import { mark, snippet } from "./highlight";
import type { IndexPage, IndexSection } from "./shard";
import type { Hit } from "./types";

/** Where a section is: headings without an anchor of their own share one. */
export function addressOf({ page, section }: { page: IndexPage; section: IndexSection }): string {
  return section.anchor ? `${page.path}#${section.anchor}` : page.path;
}

/** A section as a person sees it among results, the given terms marked. */
export function toHit(
  { area, page, section }: { area: Area; page: IndexPage; section: IndexSection },
  terms: ReadonlySet<string>,
): Hit {
  const isPage = section.headings.length === 0;
  return {
    url: addressOf({ page, section }),
    area,
    isPage,
    title: mark(isPage ? pageTitle(page) : (section.headings.at(-1) ?? ""), terms),
    trail: [
      areaLabel(area),
      ...page.trail,
      ...(isPage ? [] : [page.title, ...section.headings.slice(0, -1)]),
    ],
    snippet: bestSnippet([isPage ? page.description : "", section.text, section.code], terms),
  };
}

/** Among results "Overview" alone says nothing. */
function pageTitle({ title, names: [name] }: IndexPage): string {
  return name && /^overview$/i.test(title) ? `${name} overview` : title;
}

/** The first text that has what was searched for, else the first that says anything. */
function bestSnippet(texts: readonly string[], terms: ReadonlySet<string>): Hit["snippet"] {
  let first: Hit["snippet"] = [];
  for (const text of texts.filter(Boolean)) {
    const pieces = snippet(text, terms);
    if (pieces.some(([, isMarked]) => isMarked)) {
      return pieces;
    }
    first = first.length > 0 ? first : pieces;
  }
  return first;
}
