const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * A day in words, in UTC; times of the day are left out. `"2025-04-24"` gives `"Apr 24, 2025"`.
 *
 * By hand, because the first `Intl.DateTimeFormat` holds a phone's main thread for some 60 ms.
 *
 * @param date an ISO date, or milliseconds since 1970
 */
export function dayInWords(date: string | number): string {
  const day = new Date(date);
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
