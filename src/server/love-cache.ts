import { parseRepositoryStats, type RepositoryStats } from "../lib/repository-stats";
import type { LoveConfig } from "./code-host-config";

/** The part of the edge's cache (`caches.default`) that is used. */
export type EdgeCache = Pick<Cache, "match" | "put">;

/** An answer ready to send. Text, not a `Response`: a body belongs to the request that made it. */
export interface LoveEntry {
  readonly body: string;
  readonly etag: string;
  /** Milliseconds since 1970 at which the code host was read. */
  readonly readAt: number;
}

/** An answer may be served for a day when the code host fails. */
export const STALE_MS = 86_400_000;

const READ_AT = "X-Read-At";

/** Returns checked stats as an entry; equal stats have equal tags. */
export async function toEntry(stats: RepositoryStats, readAt: number): Promise<LoveEntry> {
  const body = JSON.stringify(stats);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  const hex = Array.from(new Uint8Array(digest, 0, 8), (byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  // Weak: the edge may compress the body.
  return { body, etag: `W/"${hex.join("")}"`, readAt };
}

/** Returns the cache key: on the site's own host, one for each source, whatever the visitor's query. */
export function cacheKey(requestUrl: string, { api, owner, name }: LoveConfig): string {
  const key = new URL("/api/love", requestUrl);
  key.searchParams.set("source", `${api}/repos/${owner}/${name}`);
  return key.href;
}

/** Returns the stored entry; undefined when there is none, or it or the cache is of no use. */
export async function readEntry(cache: EdgeCache, key: string): Promise<LoveEntry | undefined> {
  try {
    const response = await cache.match(key);
    if (!response) return undefined;
    const readAt = Number(response.headers.get(READ_AT));
    return await toEntry(parseRepositoryStats(await response.json()), readAt);
  } catch {
    return undefined;
  }
}

/** Stores the entry for as long as it may be served at all. A cache that fails costs only a later call. */
export async function writeEntry(cache: EdgeCache, key: string, entry: LoveEntry): Promise<void> {
  const headers = {
    "Content-Type": "application/json",
    "Cache-Control": `public, max-age=${STALE_MS / 1000}`,
    [READ_AT]: String(entry.readAt),
  };
  await cache.put(key, new Response(entry.body, { headers })).catch(() => undefined);
}
