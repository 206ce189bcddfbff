/** A person who starred the repository; both fields are named as `/api/love` sends them. */
export interface Stargazer {
  readonly login: string;
  /** An https address on the code host's image host. */
  readonly avatar_url: string;
}

/** What `GET /api/love` answers. */
export interface RepositoryStats {
  readonly stars: number;
  /** Newest first; null when the code host would not tell. */
  readonly recent_stargazers: readonly Stargazer[] | null;
}

/** How many recent stargazers the site asks for and shows at most. */
export const MAX_STARGAZERS = 5;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isStargazer(value: unknown): value is Stargazer {
  return isRecord(value) && typeof value.login === "string" && typeof value.avatar_url === "string";
}

/**
 * Returns the stats in a parsed answer of `/api/love`. List entries that are not a stargazer are
 * left out, so that whoever draws the list needs no checks of their own.
 *
 * @throws Error "Invalid data format received from API" unless `stars` is a number and
 *   `recent_stargazers` a list or null.
 */
export function parseRepositoryStats(value: unknown): RepositoryStats {
  if (isRecord(value) && typeof value.stars === "number") {
    const { stars, recent_stargazers: recent } = value;
    if (recent === null) return { stars, recent_stargazers: null };
    if (Array.isArray(recent)) return { stars, recent_stargazers: recent.filter(isStargazer) };
  }
  throw new Error("Invalid data format received from API");
}

const units = ["", "K", "M", "B"];

/**
 * Returns a count in compact English notation with at most one decimal: 999, 1K, 7.2K, 1.5M.
 *
 * By hand, because the first compact `Intl.NumberFormat` holds a phone's main thread for some 70 ms,
 * and every page shows this number.
 */
export function formatStars(count: number): string {
  let value = count;
  let unit = 0;
  while (Math.round(value * 10) >= 10_000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const rounded = unit === 0 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${rounded}${units[unit]}`;
}
