import { createSlugger, parseMarkdownHeadingId } from "@docusaurus/utils";
import type { IndexSection } from "../../src/lib/search/shard";

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{1,4})\s+(.+?)\s*#*$/;

/**
 * Reads Markdown into sections, without rendering it: near enough to find a page while it is being
 * written. What components put in is not there.
 *
 * @param markdown the text below the front matter
 */
export function markdownSections(markdown: string): IndexSection[] {
  const slugger = createSlugger();
  const sections = [
    { anchor: "", headings: [] as string[], text: [] as string[], code: [] as string[] },
  ];
  let levels: number[] = [];
  let fence: string | undefined;
  for (const line of markdown.split("\n")) {
    const current = sections.at(-1);
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) {
        fence = undefined;
      } else {
        current?.code.push(line);
      }
      continue;
    }
    if (mark) {
      fence = mark;
      continue;
    }
    const [, hashes, written = ""] = HEADING.exec(line) ?? [];
    if (!hashes) {
      current?.text.push(line);
      continue;
    }
    const level = hashes.length;
    const { text, id } = readHeading(written);
    const anchor = id ?? slugger.slug(text);
    if (level > 1) {
      const above = levels.findIndex((other) => other >= level);
      const depth = above === -1 ? levels.length : above;
      levels = [...levels.slice(0, depth), level];
      const headings = [...(current?.headings.slice(0, depth) ?? []), text];
      sections.push({ anchor, headings, text: [], code: [] });
    }
  }
  return sections.map(({ anchor, headings, text, code }) => ({
    anchor,
    headings,
    text: plain(text.filter((line) => !/^(?:import|export) /.test(line)).join(" ")),
    code: code.join(" ").replace(/\s+/g, " ").trim(),
  }));
}

/** The words of a heading, and the id that is written behind them. */
function readHeading(written: string): { text: string; id: string | undefined } {
  const comment = /\s*\{\/\*\s*#([\w-]+)\s*\*\/\}$/.exec(written);
  if (comment) {
    return { text: plain(written.slice(0, comment.index)), id: comment[1] };
  }
  const { text, id } = parseMarkdownHeadingId(written);
  return { text: plain(text), id };
}

/** Markdown without its signs. */
function plain(markdown: string): string {
  return markdown
    .replace(/<!--.*?-->|\{\/\*.*?\*\/\}/g, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<\/?[A-Za-z][^>]*>/g, " ")
    .replace(/:::\w*|\*\*|__|[`|>]|^\s*[-*+]\s/gm, " ")
    .replace(/\s+/g, " ")
    .trim();
}
