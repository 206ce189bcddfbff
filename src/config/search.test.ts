import { describe, expect, it } from "vitest";
import { isHosted, missingResultsUrl, searchSettings, searchSources } from "./search";

const hosted = { ALGOLIA_APP_ID: "ABC123DEF4", ALGOLIA_SEARCH_KEY: "key", ALGOLIA_INDEX: "site" };

describe("searchSettings", () => {
  it("searches without a provider when none is named, and then allows no host", () => {
    for (const env of [{}, { ALGOLIA_APP_ID: " ", ALGOLIA_SEARCH_KEY: "" }]) {
      expect(isHosted(searchSettings(env))).toBe(false);
      expect(searchSources(env)).toEqual([]);
      // The theme takes no empty settings.
      expect(Object.values(searchSettings(env)).every(Boolean)).toBe(true);
    }
  });

  it("takes the provider from the environment, and allows its hosts alone", () => {
    expect(searchSettings(hosted)).toEqual({
      appId: "ABC123DEF4",
      apiKey: "key",
      indexName: "site",
    });
    expect(searchSources(hosted)).toEqual([
      "https://abc123def4-dsn.algolia.net",
      "https://abc123def4-1.algolianet.com",
      "https://abc123def4-2.algolianet.com",
      "https://abc123def4-3.algolianet.com",
    ]);
  });

  it("names what is missing or wrong", () => {
    expect(() => searchSettings({ ALGOLIA_APP_ID: "ABC123DEF4" })).toThrow(
      "Set ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX too",
    );
    expect(() => searchSettings({ ...hosted, ALGOLIA_APP_ID: "evil.example/" })).toThrow(
      "letters and digits",
    );
  });
});

it("reports a query as the title of an issue, whatever is in it", () => {
  const url = new URL(missingResultsUrl(`<b>&"${"x".repeat(500)}`));
  expect(url.searchParams.get("title")).toMatch(/^Search: no results for "<b>&"x+"$/);
  expect(url.href.length).toBeLessThan(400);
});
