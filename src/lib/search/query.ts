import type { Query, SearchOptions } from "minisearch";
import { QUERY_LIMIT } from "./query-limit";
import { rawWords, termsIn, termsOf } from "./words";

/** More words are cut too. Each has its bit in a number. */
const WORD_LIMIT = 24;
/** A longer word is no slip of the fingers. */
const FUZZY_LIMIT = 32;

/** Words that people use for what the site calls something else. */
export interface Synonym {
  /** Any of these phrases in a query… */
  readonly words: readonly string[];
  /** …also finds what has all words of any of these. */
  readonly alsoFind: readonly string[];
}

/** What the index knows about single terms. */
export interface Vocabulary {
  has(term: string): boolean;
  hasPrefix(start: string): boolean;
  /** Terms of titles, headings and addresses that a slip of the fingers turns into the given one. */
  closest(term: string): readonly string[];
}

/** A query ready to be run. */
export interface ParsedQuery {
  /** The words that count, each with every term that stands for it. */
  readonly groups: readonly (readonly string[])[];
  /** For each term, the groups that it satisfies, a bit for each. */
  readonly covers: ReadonlyMap<string, number>;
  readonly tree: Query;
  /** The query as the index reads it, and what it may mean: with slips put right, or as its synonyms. */
  readonly meanings: ReadonlySet<string>;
}

const STOP_WORDS = new Set(
  "a about an and any are as at be by can could did do does for from get got had has have how i if in into is it its me my of on or our s should so t than that the their them then there these they this to use used using via was we were what whats when where which who why will with would you your vs versus".split(
    " ",
  ),
);

const SUFFIX = /(?:ations?|ions?|ments?|ings?|ed)$/;

/**
 * Takes a query apart. Nothing is left of one without letters or digits.
 *
 * Identifiers count as one word that may also be found by its parts; a word that the index does not
 * know is looked for with letters swapped, wrong or missing; the last word may be unfinished.
 */
export function parseQuery(
  query: string,
  synonyms: readonly Synonym[],
  vocabulary: Vocabulary,
): ParsedQuery | undefined {
  const words = rawWords(query.slice(0, QUERY_LIMIT)).slice(0, WORD_LIMIT);
  const all: readonly (readonly string[])[] = words.map(termsOf);
  const counted = all.filter(([whole = ""]) => !STOP_WORDS.has(whole));
  const kept = counted.length > 0 ? counted : all;
  const isUnfinished = counted.length > 0;
  if (kept.length === 0) {
    return undefined;
  }
  const covers = new Map<string, number>();
  const cover = (term: string, groups: readonly number[]) =>
    covers.set(
      term,
      groups.reduce((bits, group) => bits | (1 << group), covers.get(term) ?? 0),
    );

  const corrected = kept.map(([whole = ""]) => corrections(whole, vocabulary));
  const branches = kept.map((terms, group) => {
    const isLast = isUnfinished && group === kept.length - 1;
    const leaves = leavesOf(terms, corrected[group] ?? [], isLast, vocabulary);
    for (const { queries } of leaves.flatMap(flat)) {
      cover(String(queries[0]), [group]);
    }
    return either(leaves);
  });
  for (const [first, [whole = ""]] of kept.entries()) {
    const next = kept[first + 1]?.[0];
    if (next && vocabulary.has(whole + next)) {
      cover(whole + next, [first, first + 1]);
      branches.push(leaf(whole + next));
    }
  }
  const meanings = new Set([
    termsIn(query).join(" "),
    kept.map(([whole], group) => corrected[group]?.[0] ?? whole).join(" "),
  ]);
  for (const { from, targets } of found(all, synonyms)) {
    const groups = from.map((terms) => kept.indexOf(terms)).filter((index) => index >= 0);
    for (const target of targets) {
      for (const term of target) {
        cover(term, groups);
      }
      branches.push({
        combineWith: "AND",
        // A whole phrase says what is meant; a single word may mean itself.
        queries: target.map((term) =>
          leaf(term, { boostTerm: () => (from.length > 1 ? 0.9 : 0.5) }),
        ),
      });
      if (groups.length === kept.length) {
        meanings.add(target.join(" "));
      }
    }
  }
  return { groups: kept, covers, tree: either(branches), meanings };
}

type Branch = Exclude<Query, string | symbol> & Partial<SearchOptions>;

function leaf(term: string, options: Partial<SearchOptions> = {}): Branch {
  return { queries: [term], ...options };
}

function either(queries: Branch[]): Branch {
  return { combineWith: "OR", queries };
}

function flat(branch: Branch): Branch[] {
  return branch.queries.every((query) => typeof query === "string")
    ? [branch]
    : branch.queries.flatMap((query) =>
        typeof query === "object" && "queries" in query ? flat(query) : [],
      );
}

function leavesOf(
  terms: readonly string[],
  corrected: readonly string[],
  isLast: boolean,
  vocabulary: Vocabulary,
): Branch[] {
  const [whole = "", ...parts] = terms;
  const leaves = beginnings(whole, isLast);
  if (parts.length > 1) {
    leaves.push({
      combineWith: "AND",
      // An identifier that is known is meant as a whole.
      queries: parts.map((part) =>
        leaf(part, { boostTerm: () => (vocabulary.has(whole) ? 0.15 : 0.6) }),
      ),
    });
  }
  const stem = whole.replace(SUFFIX, "");
  if (stem !== whole && stem.length > 3) {
    leaves.push(leaf(stem, { prefix: true, boostTerm: () => 0.7 }));
  }
  leaves.push(...corrected.map((term) => leaf(term, { boostTerm: () => 0.8 })));
  if (corrected.length === 0 && isUnknown(whole, vocabulary)) {
    const halves = split(whole, vocabulary);
    if (halves) {
      leaves.push({ combineWith: "AND", queries: halves.map((half) => leaf(half)) });
    } else if (whole.length > 3 && whole.length < FUZZY_LIMIT) {
      leaves.push(leaf(whole, { fuzzy: whole.length > 5 ? 2 : 1, prefix: false }));
    }
  }
  return leaves;
}

function isUnknown(term: string, vocabulary: Vocabulary): boolean {
  return !vocabulary.has(term) && !vocabulary.hasPrefix(term);
}

/** What an unknown word was most likely meant to be; nothing for a known one. */
function corrections(term: string, vocabulary: Vocabulary): readonly string[] {
  if (term.length >= FUZZY_LIMIT || !isUnknown(term, vocabulary)) {
    return [];
  }
  const close = vocabulary.closest(term);
  return close.length > 0 ? close : swapped(term).filter((other) => vocabulary.has(other));
}

/** A word and what it may be the beginning of. Few letters begin half of all words: those are looked for in names alone. */
function beginnings(whole: string, isLast: boolean): Branch[] {
  if (whole.length > 3) {
    return [leaf(whole, { prefix: true })];
  }
  return isLast
    ? [leaf(whole), leaf(whole, { prefix: true, fields: ["title", "heading"] })]
    : [leaf(whole)];
}

/** The word with each pair of neighbouring letters the other way round: the commonest slip of fast fingers. */
function swapped(word: string): string[] {
  return [...word.slice(1)].map(
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** Two known words written as one, apart. */
function split(word: string, vocabulary: Vocabulary): readonly [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const halves = [word.slice(0, at), word.slice(at)] as const;
    if (halves.every((half) => vocabulary.has(half))) {
      return halves;
    }
  }
  return undefined;
}

/** The phrases of the query that have synonyms, with the terms of what they also find. */
function found(
  query: readonly (readonly string[])[],
  synonyms: readonly Synonym[],
): { from: readonly (readonly string[])[]; targets: readonly (readonly string[])[] }[] {
  return synonyms.flatMap(({ words, alsoFind }) =>
    words.flatMap((phrase) => {
      const terms = termsIn(phrase);
      const at = query.findIndex((_, start) =>
        terms.every((term, offset) => query[start + offset]?.[0] === term),
      );
      return at === -1
        ? []
        : [{ from: query.slice(at, at + terms.length), targets: alsoFind.map(termsIn) }];
    }),
  );
}
