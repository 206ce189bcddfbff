import MiniSearch, { type SearchResult } from "minisearch";
import { type Area, areas } from "./areas";
import { closest } from "./closest";
import { type ParsedQuery, parseQuery, type Synonym, type Vocabulary } from "./query";
import type { IndexPage, IndexSection } from "./shard";
import { addressOf, toHit } from "./to-hit";
import { noCounts, type SearchAnswer, type SearchRequest } from "./types";
import { rawWords, termsIn, termsOf } from "./words";

interface Found {
  readonly entry: Entry;
  /** The part of the query's words that it has. */
  readonly covered: number;
  readonly result: SearchResult;
  score: number;
}

interface Entry {
  readonly area: Area;
  readonly page: IndexPage;
  readonly section: IndexSection;
  /** What it is called, as the index reads it. */
  readonly names: readonly string[];
}

/** What a reader most often wants: how a thing is done, before what was once written about it. */
const AREA_WEIGHT: Readonly<Record<Area, number>> = {
  docs: 1,
  observability: 0.94,
  site: 0.82,
  blog: 0.65,
};

const BOOST = {
  title: 9,
  heading: 5,
  slug: 3,
  description: 2.5,
  above: 2,
  text: 1,
  code: 0.6,
} as const;

/** The fields that name things. */
const NAMING: ReadonlySet<string> = new Set(["title", "heading", "slug"]);
/** A longer term is no word: a key, a hash, a line of dashes. */
const TERM_LIMIT = 64;
/** With fewer hits than this for all words of a query, hits for most of them are added. */
const ENOUGH = 5;
const MOST = 0.5;
/** A section with less text than this answers nothing, in characters. */
const THIN = 50;

/**
 * The index of the site, in memory. Pages are added bit by bit, so that whoever adds them can answer
 * in between; a query looks through what is there.
 */
export class SearchEngine implements Vocabulary {
  readonly #entries: Entry[] = [];
  readonly #terms = new Set<string>();
  readonly #names = new Set<string>();
  #sorted: string[] = [];
  readonly #synonyms: readonly Synonym[];

  readonly #index = new MiniSearch<{ id: number }>({
    fields: Object.keys(BOOST),
    extractField: (document, field) =>
      field === "id" ? document.id : this.#field(document.id, field as keyof typeof BOOST),
    tokenize: rawWords,
    processTerm: (raw, field = "") => {
      const terms = termsOf(raw).filter((term) => term.length <= TERM_LIMIT);
      for (const term of terms) {
        this.#terms.add(term);
        if (NAMING.has(field)) {
          this.#names.add(term);
        }
      }
      return terms;
    },
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: BOOST,
      weights: { fuzzy: 0.4, prefix: 0.5 },
    },
  });

  constructor(synonyms: readonly Synonym[]) {
    this.#synonyms = synonyms;
  }

  /** Takes pages of an area in. A page is added once: nothing looks for doubles. */
  add(area: Area, pages: readonly IndexPage[]): void {
    for (const page of pages) {
      for (const section of page.sections) {
        const entry = { area, page, section, names: namesOf(page, section) };
        this.#index.add({ id: this.#entries.push(entry) - 1 });
      }
    }
  }

  /** How many sections can be found. */
  get size(): number {
    return this.#entries.length;
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  closest(term: string): readonly string[] {
    return closest(term, this.#names);
  }

  hasPrefix(start: string): boolean {
    if (this.#sorted.length !== this.#terms.size) {
      this.#sorted = [...this.#terms].sort();
    }
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? "") < start) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return this.#sorted[low]?.startsWith(start) ?? false;
  }

  /** Answers a query. A query without letters and digits finds nothing. */
  search(request: SearchRequest): Omit<SearchAnswer, "missing" | "pending"> {
    const counts = noCounts();
    const parsed = parseQuery(request.query, this.#synonyms, this);
    if (!parsed) {
      return { hits: [], count: 0, counts, suggestions: [] };
    }
    const found = this.#find(parsed, request);
    for (const { entry } of found) {
      counts[entry.area]++;
    }
    const { area, offset, limit } = request;
    const inArea = area ? found.filter(({ entry }) => entry.area === area) : found;
    return {
      hits: inArea
        .slice(offset, offset + limit)
        .map(({ entry, result }) => toHit(entry, new Set(result.terms))),
      count: inArea.length,
      counts,
      suggestions: found.length > 0 ? [] : this.#suggest(parsed),
    };
  }

  #find(parsed: ParsedQuery, { language, tags }: SearchRequest): Found[] {
    const all: Found[] = [];
    const perPage = new Map<IndexPage, number>();
    let whole = 0;
    let most = 0;
    for (const result of this.#index.search(parsed.tree)) {
      const entry = this.#entries[result.id];
      if (entry && entry.page.language === language && tags.includes(entry.page.tag)) {
        const covered = coverage(result, parsed);
        most = Math.max(most, covered);
        whole += covered === 1 ? 1 : 0;
        perPage.set(entry.page, (perPage.get(entry.page) ?? 0) + 1);
        all.push({ entry, covered, result, score: 0 });
      }
    }
    // How many of its words a hit must have: all, or most where all are rare, or any where most are.
    const needed = whole >= ENOUGH ? 1 : Math.min(MOST, most);
    const found = all.filter(({ covered }) => covered >= needed);
    for (const one of found) {
      one.score = score(one, parsed.meanings, perPage.get(one.entry.page) ?? 1);
    }
    return onePerAddress(found.sort((a, b) => b.score - a.score || a.result.id - b.result.id));
  }

  /** Single words of a query that are found where all of them together are not. */
  #suggest({ groups }: ParsedQuery): string[] {
    const words = groups.flatMap(([whole = "", ...parts]) => (parts.length > 0 ? parts : [whole]));
    const near = words.flatMap((word) =>
      this.#index
        .autoSuggest(word, { fuzzy: 0.4, prefix: true, fields: ["title", "heading"] })
        .slice(0, 2)
        .map(({ suggestion }) => suggestion),
    );
    return [...new Set(near)].slice(0, 3);
  }

  #field(id: number, field: keyof typeof BOOST): string {
    const entry = this.#entries[id];
    return entry ? fieldText(entry, field) : "";
  }
}

/** The best of those that lead to the same place. */
function onePerAddress(found: readonly Found[]): Found[] {
  const best = new Map<string, Found>();
  for (const one of found) {
    const address = addressOf(one.entry);
    if (!best.has(address)) best.set(address, one);
  }
  return [...best.values()];
}

function fieldText({ page, section }: Entry, field: keyof typeof BOOST): string {
  const isPage = section.headings.length === 0;
  switch (field) {
    case "title":
      return isPage ? [page.title, ...page.names].join(" ") : "";
    case "slug":
      return isPage ? ownPath(page.path).replace(/[^\p{L}\p{N}]+/gu, " ") : "";
    case "description":
      return isPage ? page.description : "";
    case "heading":
      return section.headings.at(-1) ?? "";
    case "above":
      return [
        ...page.trail,
        ...(isPage ? [] : [page.title, ...section.headings.slice(0, -1)]),
      ].join(" ");
    default:
      return section[field];
  }
}

/** A path without what every path of its area has. */
function ownPath(path: string): string {
  const base = areas.find(({ base }) => path.startsWith(base))?.base ?? "/";
  return path.slice(base.length);
}

/** The part of the query's words that a result has, from 0 to 1. */
function coverage({ queryTerms }: SearchResult, { covers, groups }: ParsedQuery): number {
  let bits = 0;
  for (const term of queryTerms) {
    bits |= covers.get(term) ?? 0;
  }
  let count = 0;
  for (; bits > 0; bits &= bits - 1) {
    count++;
  }
  return count / groups.length;
}

function score(
  { result, entry, covered }: Found,
  meanings: ReadonlySet<string>,
  sectionsOfPage: number,
): number {
  // The library multiplies by the number of terms found; spellings of one word would count as many.
  const base = result.score / Math.max(1, result.queryTerms.length);
  const isPage = entry.section.headings.length === 0;
  const often = 1 + 0.2 * Math.log(sectionsOfPage);
  return (
    base *
    covered ** 3 *
    AREA_WEIGHT[entry.area] *
    (isPage ? 1.25 : 1) *
    (isThin(entry) ? 0.5 : 1) *
    often *
    nameFactor(entry, isPage, meanings)
  );
}

/** A heading with next to nothing below: a call to action, not an answer. */
function isThin({ section }: Entry): boolean {
  return section.headings.length > 0 && section.text.length + section.code.length < THIN;
}

/** More for what is called what was typed, or what that means. */
function nameFactor({ names }: Entry, isPage: boolean, meanings: ReadonlySet<string>): number {
  return names.some((name) => meanings.has(name)) ? (isPage ? 2.5 : 1.6) : 1;
}

/** A section's heading; a page's title, other names and address, an overview also without that word. */
function namesOf({ path, title, names }: IndexPage, { headings }: IndexSection): string[] {
  const heading = headings.at(-1);
  if (heading !== undefined) {
    return [wholeTerms(heading)];
  }
  const all = [title, ...names, path.split("/").at(-2) ?? ""].map(wholeTerms);
  return [...new Set([...all, ...all.map((name) => name.replace(/ overview$/, ""))])];
}

/** A text as the index reads it, so that case, accents and plurals make no difference. */
function wholeTerms(text: string): string {
  return termsIn(text).join(" ");
}
