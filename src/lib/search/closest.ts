/**
 * The words of a list that are nearest to a misspelt one: one letter wrong, missing, too much or
 * swapped with its neighbour; two where the word is long. The first letter is taken to be right, or
 * swapped. Empty when none is near enough, or the word is too short to tell.
 */
export function closest(word: string, known: Iterable<string>): string[] {
  if (word.length < 4) {
    return [];
  }
  let limit = word.length > 6 ? 2 : 1;
  let best: string[] = [];
  for (const other of known) {
    const starts = other[0] === word[0] || (other[0] === word[1] && other[1] === word[0]);
    if (starts && Math.abs(other.length - word.length) <= limit) {
      const slips = distance(word, other, limit);
      if (slips < limit) {
        best = [other];
        limit = slips;
      } else if (slips === limit) {
        best.push(other);
      }
    }
  }
  return best.slice(0, 4);
}

/** How many slips part two words, counted up to one more than the limit. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let slips = Math.min(changed, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      }
      row.push(slips);
    }
    if (Math.min(...row) > limit) {
      return limit + 1;
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? limit + 1;
}
