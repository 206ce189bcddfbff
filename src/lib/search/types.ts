import type { Area } from "./areas";

/** A piece of a text, and whether it is what was searched for. */
export type Segment = readonly [text: string, marked: boolean];

/** A place on the site that answers a query. */
export interface Hit {
  /** A path on this site with its anchor, or an absolute address elsewhere. */
  readonly url: string;
  readonly area: Area;
  /** True for a page as a whole, false for a section of one. */
  readonly isPage: boolean;
  /** The heading of the section, or the title of the page. */
  readonly title: readonly Segment[];
  /** What stands above it: part of the site, category, page, headings. */
  readonly trail: readonly string[];
  readonly snippet: readonly Segment[];
}

/** What to look for, where. */
export interface SearchRequest {
  readonly query: string;
  /** All of them when there is none. */
  readonly area?: Area | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly language: string;
  /** The docs versions to look in, as Docusaurus tags them. */
  readonly tags: readonly string[];
}

/** What was found. Counts are of all hits, not only of those returned. */
export interface SearchAnswer {
  readonly hits: readonly Hit[];
  /** Hits in the area that was asked for. */
  readonly count: number;
  /** Hits by area, whatever area was asked for. */
  readonly counts: Readonly<Record<Area, number>>;
  /** Words of the query that are found on their own, for when the whole is not. */
  readonly suggestions: readonly string[];
  /** Areas whose index could not be loaded: the answer leaves them out. */
  readonly missing: readonly Area[];
  /** Areas whose index is still on its way. */
  readonly pending: readonly Area[];
}

/** No hits in any area. */
export function noCounts(): Record<Area, number> {
  return { docs: 0, observability: 0, blog: 0, site: 0 };
}
