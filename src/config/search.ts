import { hosts } from "./site";

/** What stands for the hosted provider's settings when there is none: the theme wants some text. */
export const EMBEDDED = "embedded";

/** Where search is answered, as pages read it from the theme's settings. */
export interface SearchSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Addresses that match this stay as they are. */
  readonly externalUrlRegex?: string;
  /** Applied to the path of every other address, as a regular expression. */
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
}

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLES = ["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY", "ALGOLIA_INDEX"] as const;

/**
 * The hosted provider's settings from the environment; placeholders, and with them the search that
 * is part of the site, when none of the three variables is set.
 *
 * @throws Error naming what is missing when only some are set, or the application id has another form
 */
export function searchSettings(env: Environment): SearchSettings {
  const values = VARIABLES.map((name) => env[name]?.trim() ?? "");
  const [appId = "", apiKey = "", indexName = ""] = values;
  if (values.every((value) => value === "")) {
    return { appId: EMBEDDED, apiKey: EMBEDDED, indexName: EMBEDDED };
  }
  const missing = VARIABLES.filter((_, index) => values[index] === "");
  if (missing.length > 0) {
    throw new Error(
      `Hosted search needs ${VARIABLES.join(", ")}. Set ${missing.join(" and ")} too, or none of them to search without a provider.`,
    );
  }
  // It becomes part of a host's name.
  if (!/^[A-Za-z0-9]{4,32}$/.test(appId)) {
    throw new Error(
      `ALGOLIA_APP_ID is "${appId}", but an application id has letters and digits only.`,
    );
  }
  return { appId, apiKey, indexName };
}

/** Whether a hosted provider answers. */
export function isHosted({ appId }: Pick<SearchSettings, "appId">): boolean {
  return appId !== EMBEDDED;
}

/** The hosts of the provider that answer queries, to be asked in this order. */
export function providerHosts({ appId }: Pick<SearchSettings, "appId">): string[] {
  const id = appId.toLowerCase();
  return [`${id}-dsn.algolia.net`, ...[1, 2, 3].map((copy) => `${id}-${copy}.algolianet.com`)];
}

/** What the page policy has to allow for search: nothing, unless a provider is set. Throws as `searchSettings` does. */
export function searchSources(env: Environment): string[] {
  const settings = searchSettings(env);
  return isHosted(settings) ? providerHosts(settings).map((host) => `https://${host}`) : [];
}

/** Where a reader reports that a query should have found something. */
export function missingResultsUrl(query: string): string {
  const title = `Search: no results for "${query.slice(0, 100)}"`;
  return `${hosts.issues}/new?title=${encodeURIComponent(title)}`;
}
