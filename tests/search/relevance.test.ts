import { describe, expect, it } from "vitest";
import { owedRoutes } from "../../src/config/owed-routes";
import { knownQueries } from "../../src/data/search/queries";
import { pagesOf, searchIn, siteShards } from "./site-index";

/** Of the queries that can be asked, how many find the right page first, and among the first five. */
const FIRST = 0.85;
const AMONG_FIVE = 0.97;

const owed = new Set<string>(owedRoutes);
const asked = knownQueries.filter(({ pages: [page] }) => !owed.has(page));

const shards = siteShards();

it("knows the category of each docs page", () => {
  const docs = shards.filter(({ area }) => area === "docs" || area === "observability");
  const lost = docs.flatMap(({ pages }) => pages.filter(({ trail }) => trail.length === 0));
  expect(lost.map(({ path }) => path)).toEqual([]);
});

describe("what developers type", () => {
  const search = searchIn(shards);
  const ranks = asked.map(({ query, pages }) => {
    const found = pagesOf(search(query));
    const places = pages.map((page) => found.indexOf(page)).filter((place) => place >= 0);
    return { query, right: pages[0], rank: Math.min(...places), found };
  });
  const report = (limit: number) =>
    ranks
      .filter(({ rank }) => rank >= limit)
      .map(
        ({ query, right, found }) => `  "${query}": ${right} after ${found.slice(0, 5).join(" ")}`,
      )
      .join("\n");
  const share = (limit: number) => ranks.filter(({ rank }) => rank < limit).length / ranks.length;

  it(`knows at least 120 queries, ${asked.length} of ${knownQueries.length} for pages that are written`, () => {
    expect(knownQueries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(knownQueries.map(({ query }) => query)).size).toBe(knownQueries.length);
  });

  it(`finds the right page first for ${FIRST * 100} % (now ${(share(1) * 100).toFixed(1)} %)`, () => {
    expect(share(1), `not first:\n${report(1)}`).toBeGreaterThanOrEqual(FIRST);
  });

  it(`finds it among the first five for ${AMONG_FIVE * 100} % (now ${(share(5) * 100).toFixed(1)} %)`, () => {
    expect(share(5), `not among five:\n${report(5)}`).toBeGreaterThanOrEqual(AMONG_FIVE);
  });
});
