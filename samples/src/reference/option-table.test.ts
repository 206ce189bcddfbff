import { describe, expect, test } from "vitest";
import { type OptionTexts, toLines, toRows } from "./option-table";

const declared = [
  { name: "name", optional: false, type: "string" },
  { name: "size", optional: true, type: "number" },
  { name: "old", optional: true, type: "boolean" },
];

const texts: OptionTexts = {
  name: "Options",
  from: "@voltagent/x",
  options: { name: "What it is called.", size: { default: "`1`", text: "How big." } },
  leftOut: { old: "deprecated: use `size`" },
};

const problemsOf = (changed: Partial<OptionTexts>, properties = declared): string => {
  try {
    toRows({ ...texts, ...changed }, properties);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
};

test("a table has types from the package, and our defaults and texts", () => {
  expect(toLines({ rows: toRows(texts, declared), kind: "options" })).toEqual([
    "| Option | Type | Default | What it does |",
    "| --- | --- | --- | --- |",
    "| `name` | `string` | required | What it is called. |",
    "| `size` | `number` | `1` | How big. |",
  ]);
});

test("without any default the column is left out, and required options say so", () => {
  const rows = toRows({ ...texts, options: { name: "Its name.", size: "Its a|b." } }, declared);
  expect(toLines({ rows, kind: "options" })).toEqual([
    "| Option | Type | What it does |",
    "| --- | --- | --- |",
    "| `name` | `string`, required | Its name. |",
    "| `size` | `number` | Its a\\|b. |",
  ]);
  expect(toLines({ rows, kind: "fields" })[2]).toBe("| `name` | `string` | Its name. |");
});

describe("a package and its texts that do not fit are told apart in words", () => {
  test("a new property", () => {
    const more = [...declared, { name: "color", optional: true, type: "string" }];
    expect(problemsOf({}, more)).toBe(
      'Options from @voltagent/x has no text for "color" (string): add one, or leave it out',
    );
  });

  test("a property that is gone, explained or left out", () => {
    expect(problemsOf({}, declared.slice(0, 1))).toBe(
      [
        'Options from @voltagent/x has a text for "size", which the package does not declare',
        'Options from @voltagent/x has a text for "old", which the package does not declare',
      ].join("\n"),
    );
  });

  test("a default of a required option", () => {
    const options = { name: { default: "`x`", text: "" }, size: "" };
    expect(problemsOf({ options })).toContain('default for "name", which is required');
  });

  test("an option that is both explained and left out", () => {
    expect(problemsOf({ options: { ...texts.options, old: "" } })).toContain(
      'both explains and leaves out "old"',
    );
  });

  test("words for a type that nothing has, and a type without short words", () => {
    expect(problemsOf({ typeNames: { T: "schema" } })).toContain('the type "T"');
    const long = declared.map((one) => ({ ...one, type: `A${"b".repeat(80)}` }));
    expect(problemsOf({}, long)).toContain('needs a shorter type for "name"');
  });
});
