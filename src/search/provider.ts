import { isHosted, type SearchSettings } from "../config/search";
import type { Area } from "../lib/search/areas";
import type { SearchAnswer, SearchRequest } from "../lib/search/types";
import { HostedProvider } from "./hosted-provider";
import { WorkerProvider } from "./worker-provider";

/** Whoever answers queries. */
export interface SearchProvider {
  /** Gets ready to answer, best for the area the reader is in. Tries again what has failed. */
  prepare(near: Area): void;
  /** Answers a query; rejects when it cannot. */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Calls back whenever the same query may be answered otherwise than before. Returns how to stop that. */
  onMore(listener: () => void): () => void;
}

let current: SearchProvider | undefined;

/** The provider of this site, one for all who ask. */
export function searchProvider(settings: SearchSettings): SearchProvider {
  current ??= isHosted(settings) ? new HostedProvider(settings) : new WorkerProvider();
  return current;
}
