import { readFileSync } from "node:fs";
import path from "node:path";
import { synonyms } from "../../src/data/search/synonyms";
import { areas } from "../../src/lib/search/areas";
import { SearchEngine } from "../../src/lib/search/engine";
import { readShard, type Shard, shardPath } from "../../src/lib/search/shard";
import type { SearchAnswer } from "../../src/lib/search/types";

const build = path.join(import.meta.dirname, "../../build");

/**
 * The parts of the built site's index.
 *
 * @throws Error when the site has not been built, or a part of its index is not as it should be
 */
export function siteShards(): Shard[] {
  return areas.map(({ id }) =>
    readShard(readFileSync(path.join(build, shardPath(id)), "utf8"), id),
  );
}

/** A search over the whole of an index, as a reader of the current docs asks it. */
export function searchIn(shards: readonly Shard[]) {
  const engine = new SearchEngine(synonyms);
  for (const { area, pages } of shards) {
    engine.add(area, pages);
  }
  // What the theme's contextual search names.
  const tags = ["default", "docs-default-current", "docs-observability-current"];
  return (query: string): Omit<SearchAnswer, "missing" | "pending"> =>
    engine.search({ query, offset: 0, limit: 100, language: "en", tags });
}

/** The pages of an answer, best first, each once. */
export function pagesOf({ hits }: Pick<SearchAnswer, "hits">): string[] {
  return [...new Set(hits.map(({ url }) => url.replace(/#.*/, "")))];
}
