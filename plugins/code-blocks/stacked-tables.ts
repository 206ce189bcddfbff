import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import { textOf } from "./rehype";

/** From this number of columns on, a table does not fit beside itself on a phone. */
const TOO_MANY_COLUMNS = 3;

/** From this number of signs on, a path is wider than the first column. */
const LONG_PATH = 24;

/** What the first column of a table of options is headed. */
const OPTIONS = new Set(["Option", "Field", "Hook", "Argument"]);

/** Stacked cells lose their role in some browsers: each part says it itself. */
const ROLES: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === "element");
}

/** Whether a cell of a table of options says what it is: a name, a type and an explanation do, a default does not. */
function needsNoLabel(heading: string | undefined, cell: Element): boolean {
  return heading !== "Default" || textOf(cell.children).startsWith("required");
}

/** Lets a long path break after a slash: it is code, which does not break within a word. */
function breakPaths(cell: Element): void {
  visit(cell, { type: "element", tagName: "code" }, (code) => {
    const path = textOf(code.children);
    if (path.length < LONG_PATH) return;
    code.children = path
      .split(/(?<=\/)(?=.)/)
      .flatMap((value, index): ElementContent[] => [
        ...(index > 0
          ? [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }]
          : []),
        { type: "text", value },
      ]);
  });
}

/**
 * A rehype plugin that tells each cell of a wide table its heading: on a phone a row becomes a stack of its cells.
 * In a table of options only defaults need theirs.
 */
export function rehypeStackedTables() {
  return (tree: Root): void => {
    visit(tree, { type: "element", tagName: "table" }, (table) => {
      const rows: Element[] = [];
      visit(table, { type: "element", tagName: "tr" }, (row) => {
        rows.push(row);
      });
      const [head, ...body] = rows;
      const headings = head ? cellsOf(head).map(({ children }) => textOf(children)) : [];
      if (headings.length < TOO_MANY_COLUMNS) return;
      const isOptions = OPTIONS.has(headings[0] ?? "");
      table.properties.className = isOptions ? ["stacks", "options"] : ["stacks"];
      for (const row of body) {
        for (const [index, cell] of cellsOf(row).entries()) {
          const heading = headings[index];
          if (index === 0) breakPaths(cell);
          if (index === 0 || (isOptions && needsNoLabel(heading, cell))) continue;
          cell.properties.dataLabel = heading;
        }
      }
      visit(table, "element", (part) => {
        const role = ROLES[part.tagName];
        if (role) part.properties.role = role;
      });
    });
  };
}
