import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { textOf } from "./rehype";

/** What the first column of a table of options is headed. */
const FIRST = new Set(["Option", "Field", "Hook", "Argument"]);

const elements = ({ children }: Element): Element[] =>
  children.filter((child) => child.type === "element");

const ROLES: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/**
 * A rehype plugin that marks tables of options (name, type, perhaps a default, explanation), so that the style
 * sheet can stack a row's cells on a phone. Stacked cells lose their role in some browsers: each says it itself.
 * Where a default stands alone it says what it is.
 */
export function rehypeOptionTables() {
  return (tree: Root): void => {
    visit(tree, { type: "element", tagName: "table" }, (table: Element) => {
      const [head, body] = elements(table).map(elements);
      const heads = head?.flatMap(elements).map(({ children }) => textOf(children)) ?? [];
      if (!FIRST.has(heads[0] ?? "") || heads.length < 3) return;
      table.properties.className = ["options"];
      const defaults = heads.indexOf("Default");
      for (const row of body ?? []) {
        const cell = elements(row)[defaults];
        if (cell && !textOf(cell.children).startsWith("required")) cell.properties.dataLabel = "default";
      }
      visit(table, "element", (part) => {
        const role = ROLES[part.tagName];
        if (role) part.properties.role = role;
      });
    });
  };
}
