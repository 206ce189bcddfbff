/**
 * Days, counts and lists as a page writes them.
 *
 * By hand, because the first use of each `Intl` formatter holds a phone's main thread for 40 to 100 ms. The tests
 * compare every function with its formatter.
 */
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
const weekdays = "Sun Mon Tue Wed Thu Fri Sat".split(" ");

const monthOf = (day: Date): string => months[day.getUTCMonth()] ?? "";

/**
 * A day in words, in UTC; times of the day are left out. `"2025-04-24"` gives `"Apr 24, 2025"`.
 *
 * @param date an ISO date, or milliseconds since 1970
 */
export function dayInWords(date: string | number): string {
  const day = new Date(date);
  return `${monthOf(day).slice(0, 3)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** A day of a week in words: `"2025-06-16"` gives `"Mon 16 June"`. */
export function weekdayInWords(date: string): string {
  const day = new Date(date);
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${monthOf(day)}`;
}

/** A month in words: `"2025-10"` gives `"October 2025"`. */
export function monthInWords(month: string): string {
  const day = new Date(month);
  return `${monthOf(day)} ${day.getUTCFullYear()}`;
}

/** A whole number with its thousands apart: `12480` gives `"12,480"`. */
export function countInWords(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** A list as a sentence has it: `"a"`, `"a and b"`, `"a, b, and c"`. */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 3) return items.join(" and ");
  return `${items.slice(0, -1).join(", ")}, and ${last}`;
}
