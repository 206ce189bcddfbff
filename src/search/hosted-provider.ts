import { providerHosts, type SearchSettings } from "../config/search";
import { hostedBody, readHosted } from "../lib/search/hosted-format";
import { QUERY_LIMIT } from "../lib/search/query-limit";
import type { UrlRules } from "../lib/search/result-url";
import type { SearchAnswer, SearchRequest } from "../lib/search/types";
import type { SearchProvider } from "./provider";

/** How long one host may take, and all of them together, in milliseconds. */
const HOST_LIMIT_MS = 3000;
const TOTAL_LIMIT_MS = 8000;

/** The hosted provider, asked over its HTTP API. */
export class HostedProvider implements SearchProvider {
  readonly #settings: SearchSettings;
  readonly #bases: readonly string[];
  readonly #credentials: URLSearchParams;
  readonly #rules: UrlRules;

  /** @param bases where its API answers, tried in turn: its own hosts unless said otherwise */
  constructor(
    settings: SearchSettings,
    bases: readonly string[] = providerHosts(settings).map((host) => `https://${host}`),
  ) {
    this.#settings = settings;
    this.#credentials = new URLSearchParams({
      "x-algolia-application-id": settings.appId,
      "x-algolia-api-key": settings.apiKey,
    });
    this.#bases = bases;
    this.#rules = {
      externalUrlRegex: settings.externalUrlRegex,
      replaceSearchResultPathname: settings.replaceSearchResultPathname,
      baseUrl: "/",
    };
  }

  prepare(): void {}

  onMore(): () => void {
    return () => {};
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const query = request.query.slice(0, QUERY_LIMIT);
    const data = await this.#ask(hostedBody({ ...request, query }, this.#settings.indexName));
    return readHosted(data, request, this.#rules);
  }

  async #ask(body: object): Promise<unknown> {
    const deadline = Date.now() + TOTAL_LIMIT_MS;
    let failure: unknown = new Error("The search provider does not answer.");
    for (const base of this.#bases) {
      const left = Math.min(HOST_LIMIT_MS, deadline - Date.now());
      if (left <= 0) {
        break;
      }
      try {
        const response = await fetch(`${base}/1/indexes/*/queries?${this.#credentials}`, {
          method: "POST",
          // As text: a browser then asks without asking first whether it may.
          headers: { "content-type": "text/plain" },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(left),
        });
        if (response.ok) {
          return await response.json();
        }
        failure = new Error(`The search provider answered ${response.status}.`);
        // Another host would say the same of a wrong key or index.
        if (response.status < 500) {
          break;
        }
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }
}
