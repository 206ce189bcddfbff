import type { Element, ElementContent, Root } from "hast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import parseNumericRange from "parse-numeric-range";
import { visit } from "unist-util-visit";
import { highlight } from "./highlight";

/** What a fence says after its language. */
export interface FenceMeta {
  readonly title?: string;
  /** It shows what the code before it gave. */
  readonly output?: true;
  /** 1-based numbers of the lines to set off. */
  readonly lines: ReadonlySet<number>;
}

/** Reads `title="…"`, `output` and `{1,3-5}` from a fence's meta; everything else is for the sample checker. */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
  const range = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  const isOutput = /(?:^|\s)output(?:\s|$)/.test(meta);
  return {
    ...(title ? { title } : {}),
    ...(isOutput ? { output: true } : {}),
    lines: new Set(range ? parseNumericRange(range) : []),
  };
}

/** The text in elements and below them. */
export function textOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) =>
      node.type === "text" ? node.value : node.type === "element" ? textOf(node.children) : "",
    )
    .join("");
}

function languageOf(code: Element): string {
  const names = code.properties.className;
  const name = Array.isArray(names)
    ? names.find((entry) => String(entry).startsWith("language-"))
    : undefined;
  return name ? String(name).slice("language-".length) : "text";
}

/** The element that stands for a fence: `<CodeBlock html language title output>`, its code coloured already. */
function codeBlock(code: Element): MdxJsxFlowElement {
  const language = languageOf(code);
  const meta = parseFenceMeta(String(code.properties.metastring ?? ""));
  const html = highlight(textOf(code.children), language)
    .map((line, index) => {
      const marked = meta.lines.has(index + 1) ? " code-line--marked" : "";
      return `<span class="code-line${marked}">${line}\n</span>`;
    })
    .join("");
  const attributes = {
    html,
    language,
    ...(meta.title ? { title: meta.title } : {}),
    // An attribute without a value: true.
    ...(meta.output ? { output: null } : {}),
  };
  return {
    type: "mdxJsxFlowElement",
    name: "CodeBlock",
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: "mdxJsxAttribute",
      name,
      value,
    })),
    children: [],
  };
}

/** A rehype plugin that replaces every fenced code block by a `CodeBlock` coloured at build time. */
export function rehypeCodeBlocks() {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      const code = node.children[0];
      if (node.tagName !== "pre" || code?.type !== "element" || code.tagName !== "code") {
        return;
      }
      if (parent && index !== undefined) {
        // MDX reads JSX elements in this tree too; the type of hast does not know them.
        (parent.children as (ElementContent | MdxJsxFlowElement)[])[index] = codeBlock(code);
      }
    });
  };
}
