import type { Element, Root } from "hast";
import { describe, expect, it } from "vitest";
import { rehypeStackedTables } from "./stacked-tables";

function element(tagName: string, ...children: (Element | string)[]): Element {
  return {
    type: "element",
    tagName,
    properties: {},
    children: children.map((child) =>
      typeof child === "string" ? { type: "text", value: child } : child,
    ),
  };
}

function tableOf(...headings: (Element | string)[]): Root {
  const cells = (name: string) => headings.map((heading) => element(name, heading));
  return {
    type: "root",
    children: [
      element(
        "table",
        element("thead", element("tr", ...cells("th"))),
        element("tbody", element("tr", ...cells("td"))),
      ),
    ],
  };
}

describe("rehypeStackedTables", () => {
  it("tells each cell but the first its heading, code in headings included", () => {
    const tree = tableOf("Error", "Cause", element("code", "data"));
    rehypeStackedTables()(tree);
    const text = JSON.stringify(tree);
    expect(text).toContain('"className":["stacks"]');
    expect([...text.matchAll(/"dataLabel":"(\w+)"/g)].map(([, label]) => label)).toEqual([
      "Cause",
      "data",
    ]);
    expect([...text.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role)).toEqual(
      "table rowgroup row columnheader columnheader columnheader rowgroup row cell cell cell".split(
        " ",
      ),
    );
  });

  it("labels of an option its default alone, unless it is required", () => {
    const tree = tableOf("Option", "Type", "Default", "What it does");
    rehypeStackedTables()(tree);
    expect(JSON.stringify(tree).match(/"dataLabel":"\w+"/g)).toEqual(['"dataLabel":"Default"']);
  });

  it("lets a long path in the first column break after its slashes", () => {
    const tree = tableOf(element("code", "GET /agents/{id}/history/steps"), "Access", "Answer");
    rehypeStackedTables()(tree);
    // The heading is the same element here.
    expect(JSON.stringify(tree).match(/"tagName":"wbr"/g)).toHaveLength(2 * 4);
  });

  it("leaves a table of two columns alone", () => {
    const tree = tableOf("Option", "Type");
    const before = structuredClone(tree);
    rehypeStackedTables()(tree);
    expect(tree).toEqual(before);
  });
});
