import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { findPages, ROOT } from "../pages";
import { formatProblem } from "../problem";
import { loadTables } from "./load";
import type { OptionTable } from "./option-table";
import { rewriteTables, staleOptions } from "./page-tables";

const pages = findPages()
  .map((page) => ({ page, text: readFileSync(join(ROOT, page), "utf8") }))
  .filter(({ text }) => text.includes("{/* options"));

const pagesOf = (path: string): string[] =>
  [".md", ".mdx", "/index.md", "/index.mdx"].map((end) => `docs/${path}${end}`);

describe("option tables say what the installed packages declare", () => {
  let tables: Map<string, OptionTable>;

  beforeAll(() => {
    tables = loadTables();
  }, 30_000);

  test.each(pages)("$page", ({ page, text }) => {
    const fresh = rewriteTables(text, (title) => tables.get(title));
    const stale = staleOptions(page, text, fresh).map(formatProblem);
    expect(stale, 'run "npm run reference" in samples/').toEqual([]);
  });

  test("links in the texts lead to pages of the site", () => {
    const links = [...tables].flatMap(([title, { rows }]) =>
      rows.flatMap(({ text }) =>
        [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => ({ title, target })),
      ),
    );
    const dead = links.filter(({ target }) => {
      const path = /^\/docs\/([\w/-]+)\/(#[\w-]+)?$/.exec(target)?.[1] ?? "";
      return !pagesOf(path).some((page) => existsSync(join(ROOT, page)));
    });
    expect(dead, "an option's text may stand on any page: write /docs/…/").toEqual([]);
  });
});
