import type { Element, Root } from "hast";
import { expect, it } from "vitest";
import { rehypeOptionTables } from "./option-tables";

const cell = (tagName: "th" | "td", text: string): Element => ({
  type: "element",
  tagName,
  properties: {},
  children: [{ type: "text", value: text }],
});
const parent = (tagName: string, children: Element[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

function marked(heads: string[], ...rows: string[][]): Element {
  const table = parent("table", [
    parent("thead", [
      parent(
        "tr",
        heads.map((text) => cell("th", text)),
      ),
    ]),
    parent(
      "tbody",
      rows.map((row) =>
        parent(
          "tr",
          row.map((text) => cell("td", text)),
        ),
      ),
    ),
  ]);
  const root: Root = { type: "root", children: [table] };
  rehypeOptionTables()(root);
  return table;
}

it("marks a table of options, and says which cells are defaults", () => {
  const table = marked(
    ["Option", "Type", "Default", "What it does"],
    ["id", "string", "required to run", "Names it."],
    ["limit", "number", "5", "Stops there."],
  );
  expect(table.properties).toEqual({ className: ["options"], role: "table" });
  const html = JSON.stringify(table);
  expect(html.match(/"role":"row"/g)).toHaveLength(3);
  expect(html.match(/"role":"cell"/g)).toHaveLength(8);
  expect(html.match(/"dataLabel":"default"/g)).toHaveLength(1);
});

it("leaves every other table as it is", () => {
  expect(marked(["Error", "Cause", "What to do"], ["a", "b", "c"]).properties).toEqual({});
  expect(marked(["Option", "What it does"], ["a", "b"]).properties).toEqual({});
});
