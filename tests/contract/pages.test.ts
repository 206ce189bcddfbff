import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { buildPages } from "./build";

const pages = buildPages()
  .filter(({ isRedirect, path }) => !isRedirect && path !== "/404.html")
  .map(({ path, html, noindex }) => ({ path, noindex, $: load(html) }));

/** What a check found, as lines that name the page. */
const found = (check: (page: (typeof pages)[number]) => string | undefined): string[] =>
  pages.flatMap((page) => {
    const fault = check(page);
    return fault ? [`${page.path}: ${fault}`] : [];
  });

/** Values that more than one page has, each with these pages. */
function shared(read: (page: (typeof pages)[number]) => string): string[] {
  const users = new Map<string, string[]>();
  for (const page of pages.filter(({ noindex }) => !noindex)) {
    const value = read(page);
    users.set(value, [...(users.get(value) ?? []), page.path]);
  }
  return [...users].flatMap(([value, paths]) =>
    paths.length > 1 ? [`${value}: ${paths.join(", ")}`] : [],
  );
}

describe("every page", () => {
  it("has one headline", () => {
    expect(
      found(({ $ }) => ($("h1").length === 1 ? undefined : `${$("h1").length} headlines`)),
    ).toEqual([]);
  });

  it("skips no level of its headings", () => {
    const skipped = found(({ $ }) => {
      const levels = $("main :is(h1, h2, h3, h4, h5, h6)")
        .get()
        .map(({ tagName }) => Number(tagName.slice(1)));
      const at = levels.findIndex((level, index) => level > (levels[index - 1] ?? 1) + 1);
      return at === -1
        ? undefined
        : `heading ${at + 1} is an h${levels[at]} under an h${levels[at - 1] ?? 1}`;
    });
    expect(skipped).toEqual([]);
  });

  it("has a title and a description of its own", () => {
    expect(shared(({ $ }) => $("title").text())).toEqual([]);
    expect(shared(({ $ }) => $("meta[name='description']").attr("content") ?? "")).toEqual([]);
  });

  it("describes itself in a sentence that search results can show", () => {
    const unfit = found(({ $, noindex }) => {
      const { length } = $("meta[name='description']").attr("content") ?? "";
      return noindex || (length >= 40 && length <= 200) ? undefined : `${length} characters`;
    });
    expect(unfit).toEqual([]);
  });

  it("says of every picture what it shows, or that it shows nothing new", () => {
    expect(
      found(({ $ }) => {
        const silent = $("main img:not([alt])").length;
        return silent > 0 ? `${silent} pictures without alt` : undefined;
      }),
    ).toEqual([]);
  });
});
