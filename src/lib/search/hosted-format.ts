import { type Area, areaLabel, areaOf, areas, isArea } from "./areas";
import { resultUrl, type UrlRules } from "./result-url";
import { type Hit, noCounts, type SearchAnswer, type SearchRequest, type Segment } from "./types";

/** Private signs around matches: no text of a page has them, whatever HTML it speaks of. */
const START = "\uE000";
const END = "\uE001";
const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/** The filters of a request: its language, and any of its docs versions. */
export function facetFilters({ language, tags }: Pick<SearchRequest, "language" | "tags">) {
  return [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** The body of a query to the provider. A second query counts the hits of all areas when one is asked for. */
export function hostedBody(request: SearchRequest, indexName: string): object {
  const { query, area, offset, limit } = request;
  const filters = facetFilters(request);
  const common = { indexName, query, facets: ["area"] };
  const hits = {
    ...common,
    facetFilters: area ? [...filters, `area:${area}`] : filters,
    offset,
    length: limit,
    attributesToRetrieve: ["hierarchy", "content", "type", "url", "area"],
    attributesToHighlight: LEVELS.map((level) => `hierarchy.${level}`),
    attributesToSnippet: ["content:25"],
    snippetEllipsisText: "…",
    highlightPreTag: START,
    highlightPostTag: END,
  };
  const counts = { ...common, facetFilters: filters, hitsPerPage: 0 };
  return { requests: area ? [hits, counts] : [hits] };
}

/**
 * Reads the provider's answer.
 *
 * @throws Error when it has another form; single hits of another form are left out
 */
export function readHosted(data: unknown, { area }: SearchRequest, rules: UrlRules): SearchAnswer {
  const results = field(data, "results");
  if (!Array.isArray(results)) {
    throw new Error("The search provider's answer has no results.");
  }
  const [main, all = main]: unknown[] = results;
  const hits = field(main, "hits");
  const count = field(main, "nbHits");
  if (!Array.isArray(hits) || typeof count !== "number") {
    throw new Error("The search provider's answer has no hits.");
  }
  return {
    hits: hits.flatMap((hit) => readHit(hit, rules) ?? []),
    count,
    counts: readCounts(field(field(all, "facets"), "area"), area, count),
    suggestions: [],
    missing: [],
    pending: [],
  };
}

function readCounts(facet: unknown, area: Area | undefined, count: number): Record<Area, number> {
  const counts = noCounts();
  for (const { id } of areas) {
    const value = field(facet, id);
    counts[id] = typeof value === "number" ? value : area === id ? count : 0;
  }
  return counts;
}

function readHit(hit: unknown, rules: UrlRules): Hit | undefined {
  const address = field(hit, "url");
  const url = typeof address === "string" ? resultUrl(address, rules) : undefined;
  const hierarchy = field(hit, "hierarchy");
  const names = LEVELS.flatMap((level) => {
    const name = field(hierarchy, level);
    return typeof name === "string" && name ? [{ level, name: plain(name) }] : [];
  });
  const last = names.at(-1);
  if (!url || !last) {
    return undefined;
  }
  const marked = text(
    field(field(field(hit, "_highlightResult"), "hierarchy"), last.level),
    "value",
  );
  const content =
    text(field(field(hit, "_snippetResult"), "content"), "value") ?? text(hit, "content");
  const area = field(hit, "area");
  const known = isArea(String(area)) ? (area as Area) : areaOf(url);
  const above = names.slice(0, -1).map(({ name }) => name);
  return {
    url,
    area: known,
    isPage: !url.includes("#"),
    title: segments(marked ?? last.name),
    trail: above[0] === areaLabel(known) ? above : [areaLabel(known), ...above],
    snippet: segments(content ?? ""),
  };
}

/** Cuts a text at the signs around its matches. */
function segments(value: string): Segment[] {
  return value.split(START).flatMap((piece, index) => {
    const [marked = "", rest = ""] = index === 0 ? ["", piece] : split(piece);
    const pieces: Segment[] = [
      [plain(marked), true],
      [plain(rest), false],
    ];
    return pieces.filter(([shown]) => shown !== "");
  });
}

function split(piece: string): [string, string] {
  const end = piece.indexOf(END);
  return end === -1 ? [piece, ""] : [piece.slice(0, end), piece.slice(end + END.length)];
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
  "&amp;": "&",
};

/** A provider's text as a person reads it: its crawler writes some signs as entities. It is only ever shown as text. */
function plain(value: string): string {
  return value
    .replaceAll(END, "")
    .replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

function field(data: unknown, name: string): unknown {
  return typeof data === "object" && data !== null
    ? (data as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function text(data: unknown, name: string): string | undefined {
  const value = field(data, name);
  return typeof value === "string" ? value : undefined;
}
