import { describe, expect, it } from "vitest";
import { internalLink } from "./links";
import {
  directLinks,
  footerColumns,
  products,
  resources,
  shortSiteList,
  useCases,
} from "./navigation";
import { nearestByArea, owedRoutes } from "./owed-routes";
import { redirects, selfRedirectingPage } from "./redirects";
import { routePaths } from "./route-contract";

const contract: readonly string[] = routePaths;
const owed: readonly string[] = owedRoutes;
const sources = redirects.map(({ from }) => from);

const menuLinks = [
  ...[products, useCases, resources].flatMap(({ items }) =>
    items.flatMap((item) => ("to" in item ? [item.to] : [])),
  ),
  ...directLinks.map(({ to }) => to),
  ...shortSiteList.map(({ to }) => to),
  ...footerColumns.flatMap(({ links }) => links.map(({ href }) => href)),
].filter((address) => address.startsWith("/") && address.endsWith("/"));

describe("addresses", () => {
  it("names each address of the contract, the owed list and the redirects once", () => {
    for (const list of [contract, owed, sources]) {
      expect(list.filter((path, index) => list.indexOf(path) !== index)).toEqual([]);
    }
  });

  it("redirects to pages of the contract alone, never from one, and never twice", () => {
    expect(redirects.filter(({ to }) => !contract.includes(to))).toEqual([]);
    expect(sources.filter((from) => contract.includes(from))).toEqual([]);
    expect(contract).toContain(selfRedirectingPage.from);
  });

  it("writes every redirect with a trailing slash on both ends", () => {
    expect(redirects.filter(({ from, to }) => !from.endsWith("/") || !to.endsWith("/"))).toEqual(
      [],
    );
  });

  it("has a written page to fall back to in every area", () => {
    for (const address of [...contract, ...sources]) {
      const [target] = internalLink(address).split("#");
      expect(contract, address).toContain(target);
      expect(owed, address).not.toContain(target);
    }
    expect(
      Object.values(nearestByArea)
        .flat()
        .map((path) => path.replace(/#.*/, ""))
        .filter((path) => !contract.includes(path)),
    ).toEqual([]);
  });

  it("has every internal link of the menus in the contract or among the redirects", () => {
    expect(menuLinks.filter((to) => !contract.includes(to) && !sources.includes(to))).toEqual([]);
    expect(menuLinks.length).toBeGreaterThan(30);
  });
});
