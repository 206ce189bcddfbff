/** A word of a text: where it stands, and the terms under which it can be found. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

/** A run of letters, marks and digits, with the signs that join the parts of an identifier or a package name. */
const COMPOUND = /@?[\p{L}\p{M}\p{N}_$]+(?:[-./:@][\p{L}\p{M}\p{N}_$]+)*/gu;
/** What stands between the signs of a compound. */
const PIECE = /[\p{L}\p{M}\p{N}]+/gu;
/** The words inside camelCase and PascalCase. */
const PART = /\p{Lu}+(?![\p{Ll}])|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{N}+|\p{Lu}/gu;

/** Names that are one word: a search for "agent" does not mean every mention of the framework. */
const NAMES = new Set(["voltagent", "voltops", "typescript", "javascript", "github"]);

const known = new Map<string, string[]>();
const KNOWN_LIMIT = 60_000;

/** Lower case, without accents and other marks. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The singular of an English plural, as far as its letters tell; any other word as it is. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) {
    return `${word.slice(0, -3)}y`;
  }
  if (word.length > 4 && /(?:ss|x|ch|sh|zz)es$/.test(word)) {
    return word.slice(0, -2);
  }
  return word.length > 3 && word.endsWith("s") && !/(?:ss|us|is|js)$/.test(word)
    ? word.slice(0, -1)
    : word;
}

/**
 * The terms of one word as it is written: the whole of it first, then its parts.
 * `createTool` gives `createtool`, `create`, `tool`; `@voltagent/libsql` gives `@voltagent/libsql`, `voltagent`, `libsql`.
 */
export function termsOf(raw: string): string[] {
  const found = known.get(raw);
  if (found) {
    return found;
  }
  const whole = singular(fold(raw));
  const parts = partsOf(raw).map(({ text }) => singular(fold(text)));
  const terms = [...new Set([whole, ...parts])].filter(Boolean);
  if (known.size > KNOWN_LIMIT) {
    known.clear();
  }
  known.set(raw, terms);
  return terms;
}

/** The parts of a compound with their places in it; none for a plain word. */
function partsOf(raw: string): { text: string; index: number }[] {
  const parts = [...raw.matchAll(PIECE)].flatMap((piece) =>
    NAMES.has(piece[0].toLowerCase())
      ? [{ text: piece[0], index: piece.index }]
      : [...piece[0].matchAll(PART)].map((part) => ({
          text: part[0],
          index: piece.index + part.index,
        })),
  );
  return parts.length > 1 ? parts : [];
}

/** The words of a text as they are written, identifiers and package names in one piece. */
export function rawWords(text: string): string[] {
  return text.match(COMPOUND) ?? [];
}

/** A text as the index reads it, hyphenated words in two: case, accents and plurals make no difference. */
export function termsIn(text: string): string[] {
  return rawWords(text.replaceAll("-", " ")).map((word) => termsOf(word)[0] ?? "");
}

/** The words of a text with their places, for marking them: a compound, then each of its parts. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(COMPOUND)].flatMap((match) => {
    const [raw] = match;
    const place = (part: string, index: number, terms: readonly string[]) => ({
      start: match.index + index,
      end: match.index + index + part.length,
      terms,
    });
    const terms = termsOf(raw);
    return [
      place(raw, 0, terms.slice(0, 1)),
      // A word that has one term has no parts.
      ...(terms.length > 1 ? partsOf(raw) : []).map((part) =>
        place(part.text, part.index, [singular(fold(part.text))]),
      ),
    ];
  });
}
