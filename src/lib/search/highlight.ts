import type { Segment } from "./types";
import { type Word, wordsOf } from "./words";

/** How much of a text a snippet shows, in characters. */
const SNIPPET = 180;
/** How much of it stands before the first match. */
const LEAD = 40;
/** So many matches say enough of where they stand. */
const MATCHES = 60;
/** A text longer than this is looked through only up to here. */
const LOOK_AT = 10_000;

const COMPOUND_SIGN = /[\p{L}\p{M}\p{N}_$@./:-]/u;

/** What every form of a term begins with: `policy` and `policies` share `polic`. */
function root(term: string): string {
  const start = term.endsWith("y") && term.length > 3 ? term.slice(0, -1) : term;
  return start.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/**
 * The words of a text that are wanted, in order. Only what looks like one is taken apart: a page has
 * many words and an answer many pages.
 */
function find(text: string, wanted: ReadonlySet<string>): Word[] {
  if (wanted.size === 0) {
    return [];
  }
  const candidates = new RegExp([...wanted].map(root).join("|"), "giu");
  const found: Word[] = [];
  for (
    let match = candidates.exec(text);
    match && found.length < MATCHES;
    match = candidates.exec(text)
  ) {
    let start = match.index;
    while (start > 0 && COMPOUND_SIGN.test(text.charAt(start - 1))) {
      start--;
    }
    let end = match.index + Math.max(1, match[0].length);
    while (end < text.length && COMPOUND_SIGN.test(text.charAt(end))) {
      end++;
    }
    for (const word of wordsOf(text.slice(start, end))) {
      if (word.terms.some((term) => wanted.has(term))) {
        found.push({ ...word, start: start + word.start, end: start + word.end });
      }
    }
    candidates.lastIndex = end;
  }
  return found;
}

/** The text cut into pieces, the words among `wanted` marked. Joined, the pieces are the text. */
export function mark(text: string, wanted: ReadonlySet<string>): Segment[] {
  const pieces: Segment[] = [];
  let at = 0;
  for (const word of find(text, wanted)) {
    if (word.start >= at) {
      if (word.start > at) {
        pieces.push([text.slice(at, word.start), false]);
      }
      pieces.push([text.slice(word.start, word.end), true]);
      at = word.end;
    }
  }
  return at < text.length ? [...pieces, [text.slice(at), false]] : pieces;
}

/**
 * The part of a text where the most words of `wanted` stand close together, on one line, its cut ends shown by dots.
 * Without any of them, the text's beginning.
 */
export function snippet(text: string, wanted: ReadonlySet<string>): Segment[] {
  const line = text.slice(0, LOOK_AT).replace(/\s+/g, " ").trim();
  const found = find(line, wanted);
  const start = found.length > 0 ? bestStart(line, found) : 0;
  const end = wordEnd(line, start + SNIPPET);
  const shown = mark(line.slice(start, end), wanted);
  return [
    ...(start > 0 ? [["… ", false] as const] : []),
    ...shown,
    ...(end < line.length || text.length > LOOK_AT ? [[" …", false] as const] : []),
  ];
}

/** Where to begin so that the window shows the most different words, then the earliest such place. */
function bestStart(line: string, found: readonly Word[]): number {
  let best = { start: 0, score: -1 };
  for (const [index, first] of found.entries()) {
    const seen = new Set<string>();
    let total = 0;
    for (let next = index; next < found.length; next++) {
      const word = found[next];
      if (!word || word.end > first.start + SNIPPET - LEAD) {
        break;
      }
      seen.add(word.terms[0] ?? "");
      total++;
    }
    const score = seen.size * 100 + Math.min(total, 99);
    if (score > best.score) {
      best = { start: first.start, score };
    }
  }
  const from = best.start - LEAD;
  if (from <= 0) {
    return 0;
  }
  const space = line.indexOf(" ", from);
  return space === -1 || space >= best.start ? best.start : space + 1;
}

/** The end of the word at a place, or that place when the word goes on for too long. */
function wordEnd(line: string, at: number): number {
  if (at >= line.length) {
    return line.length;
  }
  const space = line.lastIndexOf(" ", at);
  const end = space > at - LEAD ? space : at;
  // Never between the halves of a character.
  return /[\uD800-\uDBFF]/.test(line[end - 1] ?? "") ? end - 1 : end;
}
