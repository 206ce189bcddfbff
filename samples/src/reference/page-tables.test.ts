import { describe, expect, test } from "vitest";
import type { OptionTable } from "./option-table";
import { findTables, rewriteTables, staleOptions } from "./page-tables";

const row = (name: string, text: string) => ({ name, type: "`string`", default: "none", text });

const tables: Record<string, OptionTable> = {
  "Options from @voltagent/x": { kind: "options", rows: [row("a", "One."), row("b", "Two.")] },
};
const tableOf = (title: string) => tables[title];

const page = (opening: string, ...lines: string[]): string =>
  ["# Page", "", opening, ...lines, "{/* end */}", "", "After."].join("\n");

const ALL = "{/* options: Options from @voltagent/x */}";
const fresh = rewriteTables(page(ALL), tableOf);

test("a table is written between the two comments, the rest of the page stays", () => {
  expect(fresh).toBe(
    page(
      ALL,
      "",
      "| Option | Type | What it does |",
      "| --- | --- | --- |",
      "| `a` | `string` | One. |",
      "| `b` | `string` | Two. |",
      "",
    ),
  );
  expect(rewriteTables(fresh, tableOf)).toBe(fresh);
});

test("a page may choose options and their order", () => {
  const text = rewriteTables(
    page("{/* options: Options from @voltagent/x, only b, a */}"),
    tableOf,
  );
  expect(text).toMatch(/`b`.*\n.*`a`/);
  const unknown = page("{/* options: Options from @voltagent/x, only c */}");
  expect(() => rewriteTables(unknown, tableOf)).toThrow('has no option "c"');
});

describe("comments that are wrong are named with their line", () => {
  test("an unknown table", () => {
    expect(() => rewriteTables(page("{/* options: Else from @voltagent/x */}"), tableOf)).toThrow(
      'line 3: there is no table "Else from @voltagent/x"',
    );
  });

  test("no end, or another table before it", () => {
    expect(() => findTables(ALL)).toThrow("line 1: the options have no {/* end */}");
    expect(() => findTables(page(ALL, ALL))).toThrow("line 3: the options have no");
  });

  test("a comment in another form", () => {
    expect(() => findTables("{/* options of Agent */}")).toThrow("line 1: write {/* options:");
  });
});

describe("a stale page says which option changed", () => {
  const stale = (text: string) => staleOptions("docs/x.md", text, fresh);

  test("nothing when it is fresh", () => {
    expect(stale(fresh)).toEqual([]);
  });

  test("a changed, a missing and a removed option", () => {
    const text = fresh
      .replace("One.", "Once.")
      .replace("| `b` | `string` | Two. |", "| `c` | `string` | Three. |");
    expect(stale(text).map(({ line, message }) => `${line} ${message}`)).toEqual([
      '3 Options from @voltagent/x: "a" has changed, it is | `a` | `string` | One. |',
      '3 Options from @voltagent/x: "b" is missing',
      '3 Options from @voltagent/x: "c" does not exist any more',
    ]);
  });

  test("text that was written between the comments", () => {
    expect(stale(fresh.replace("{/* end */}", "By hand.\n{/* end */}"))).toEqual([
      {
        page: "docs/x.md",
        line: 3,
        message: "Options from @voltagent/x: the table was edited by hand",
      },
    ]);
  });
});
