import { type Area, areaLabel } from "./areas";
import type { IndexPage, IndexSection, Shard } from "./shard";

/** A section as the hosted provider keeps it: DocSearch's form, with the part of the site it belongs to. */
export interface HostedRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: "lvl1" | "lvl2" | "lvl3" | "lvl4";
  readonly hierarchy: Readonly<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>;
  readonly content: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly area: Area;
  /** Pages before sections, docs before posts. */
  readonly weight: number;
}

/** The provider takes records of up to 10 kB on its smallest plan, all fields counted. */
const CONTENT_LIMIT = 7000;
const AREA_WEIGHT: Readonly<Record<Area, number>> = { docs: 4, observability: 3, site: 2, blog: 1 };

/**
 * The records of an index: one for each section, the same that the embedded search has.
 *
 * @param siteUrl the absolute address of the site, without a trailing slash
 */
export function hostedRecords(shards: readonly Shard[], siteUrl: string): HostedRecord[] {
  return shards.flatMap(({ area, pages }) =>
    pages.flatMap((page) =>
      page.sections.map((section, index) => toRecord({ area, page, section, index, siteUrl })),
    ),
  );
}

function toRecord({
  area,
  page,
  section,
  index,
  siteUrl,
}: {
  area: Area;
  page: IndexPage;
  section: IndexSection;
  index: number;
  siteUrl: string;
}): HostedRecord {
  const { path, title, description, trail, language, tag } = page;
  const { anchor, headings, text, code } = section;
  const [lvl2 = null, lvl3 = null, lvl4 = null] = headings;
  const address = siteUrl + encodeURI(path);
  const isPage = headings.length === 0;
  const content = [isPage ? description : "", text, code].filter(Boolean).join(" ");
  return {
    objectID: `${index}-${path}#${anchor}`,
    url: anchor ? `${address}#${anchor}` : address,
    url_without_anchor: address,
    anchor: anchor || null,
    type: lvl4 ? "lvl4" : lvl3 ? "lvl3" : lvl2 ? "lvl2" : "lvl1",
    hierarchy: {
      lvl0: [areaLabel(area), ...trail].join(" › "),
      lvl1: title,
      lvl2,
      lvl3,
      lvl4,
      lvl5: null,
      lvl6: null,
    },
    content: content.slice(0, CONTENT_LIMIT) || null,
    language,
    docusaurus_tag: tag,
    area,
    weight: AREA_WEIGHT[area] * 10 + (isPage ? 5 : 0),
  };
}

/** How the provider is to search them: names before text, identifiers whole, typos forgiven. */
export const hostedSettings = {
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl4)",
    "unordered(hierarchy.lvl0)",
    "content",
  ],
  attributesForFaceting: ["filterOnly(language)", "filterOnly(docusaurus_tag)", "area"],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:25"],
  camelCaseAttributes: ["hierarchy", "content"],
  customRanking: ["desc(weight)"],
  separatorsToIndex: "_@/",
  ignorePlurals: ["en"],
  removeStopWords: ["en"],
  queryLanguages: ["en"],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
} as const;
