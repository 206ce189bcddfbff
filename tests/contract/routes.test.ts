import { describe, expect, it } from "vitest";
import { fileNameRules } from "../../plugins/site-artifacts/redirects-file";
import { owedRoutes } from "../../src/config/owed-routes";
import { redirects } from "../../src/config/redirects";
import { routeContract, routePaths } from "../../src/config/route-contract";
import { buildFile, buildPages } from "./build";

/*
 * How a published page is kept from disappearing: what is published is the contract without the owed
 * routes, so no second list has to be kept. A page that goes missing is in the contract, is not owed
 * and is not in the build, and the first test fails. A new page has to enter the contract (third
 * test), so that it is guarded from then on. To move one: change its address in the contract, add a
 * redirect from the old one, and the rest checks that the redirect works.
 */
const contract: readonly string[] = routePaths;
const owed: readonly string[] = owedRoutes;
const pages = buildPages();
const built = new Set(pages.filter(({ isRedirect }) => !isRedirect).map(({ path }) => path));

function report(): string {
  const groups: readonly (readonly [string, readonly string[]])[] = Object.entries(routeContract);
  const missing = groups
    .map(([group, paths]) => ({ group, count: paths.filter((path) => !built.has(path)).length }))
    .filter(({ count }) => count > 0)
    .map(({ group, count }) => `${group} ${count}`);
  const there = contract.filter((path) => built.has(path)).length;
  const rest = missing.length > 0 ? `missing by group: ${missing.join(", ")}` : "none is missing";
  return `${there} of ${contract.length} routes exist; ${rest}`;
}

describe("routes", () => {
  console.log(report());

  it("has a page for every published route: bring a lost one back, or redirect it", () => {
    expect(contract.filter((path) => !owed.includes(path) && !built.has(path))).toEqual([]);
  });

  it("owes no route that has a page: remove these from src/config/owed-routes.ts", () => {
    expect(owed.filter((path) => built.has(path))).toEqual([]);
  });

  it("has every page for search results in the contract: add these to src/config/route-contract.ts", () => {
    const known = new Set(["/404.html", ...contract]);
    const extra = pages.filter(
      (page) => !page.isRedirect && !page.noindex && !known.has(page.path),
    );
    expect(extra.map(({ path }) => path)).toEqual([]);
  });
});

describe("redirects", () => {
  const rules = buildFile("_redirects").split("\n");
  const live = redirects.filter(({ to }) => built.has(to));

  it("has a client page for each whose target is there, which leads to it", () => {
    for (const { from, to } of live.filter(({ to }) => !to.includes("&"))) {
      const page = pages.find(({ path }) => path === from);
      expect(page?.isRedirect, from).toBe(true);
      expect(page?.html, from).toContain(`url=${encodeURI(to)}"`);
    }
  });

  it("has a 301 for each of these, with and without the trailing slash, and for file names", () => {
    const expected = live.flatMap(({ from, to }) => [
      `${from} ${encodeURI(to)} 301`,
      `${from.slice(0, -1)} ${encodeURI(to)} 301`,
    ]);
    expect(rules.filter(Boolean).sort()).toEqual([...expected, ...fileNameRules].sort());
  });
});
