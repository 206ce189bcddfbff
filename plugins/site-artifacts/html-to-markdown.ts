import type { Cheerio, CheerioAPI } from "cheerio";

/** A node of a parsed page: element, text, comment. */
type HtmlNode = ReturnType<ReturnType<CheerioAPI["root"]>["contents"]>[number];

const INLINE = new Set(
  "a abbr b br cite code del em i img input ins kbd mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);

/** Parts of a page that help in a browser and say nothing in a text. */
const SILENT =
  "button, svg, script, style, template, .hash-link, [aria-hidden='true'], [data-markdown='skip']";

/**
 * Writes the inside of a rendered element as Markdown: headings, lists, tables, fences with language
 * and file name, tabs as labelled parts, admonitions as quotes. Links become absolute.
 *
 * It reads HTML, not the source, so that values which a component puts in are in the text too.
 *
 * @param pageUrl the absolute address of the page, against which links are resolved
 */
export function htmlToMarkdown($: CheerioAPI, root: Cheerio<HtmlNode>, pageUrl: string): string {
  return writer($, pageUrl).blocks(root.contents().get()).join("\n\n");
}

function writer($: CheerioAPI, pageUrl: string) {
  const isInline = (node: HtmlNode): boolean =>
    node.type === "text" || (node.type === "tag" && INLINE.has(node.name));

  function blocks(nodes: readonly HtmlNode[]): string[] {
    const out: string[] = [];
    let run: HtmlNode[] = [];
    const flush = () => {
      const text = inline(run).trim();
      if (text) {
        out.push(text);
      }
      run = [];
    };
    for (const node of nodes) {
      if (isInline(node)) {
        run.push(node);
      } else if (node.type === "tag") {
        flush();
        out.push(...block(node).filter(Boolean));
      }
    }
    flush();
    return out;
  }

  function block(node: HtmlNode): string[] {
    const element = $(node);
    if (node.type !== "tag" || element.is(SILENT)) {
      return [];
    }
    const inside = element.contents().get();
    switch (node.name) {
      case "h1":
      case "h2":
      case "h3":
      case "h4":
      case "h5":
      case "h6":
        return [`${"#".repeat(Number(node.name[1]))} ${inline(inside).trim()}`];
      case "ul":
      case "ol":
        return element.is("[role='tablist']") ? [] : [list(element)];
      case "table":
        return [table(element)];
      case "pre":
        return [fence(element)];
      case "blockquote":
        return [quote(blocks(inside))];
      case "hr":
        return ["---"];
      case "summary":
      case "dt":
        return [`**${inline(inside).trim()}**`];
      case "figcaption":
        return element.parent().is(".code-block") ? [] : blocks(inside);
    }
    if (element.is("[role='tabpanel']")) {
      return [`**${tabLabel(element)}**`, ...blocks(inside)];
    }
    if (element.is(".theme-admonition")) {
      const [heading, ...content] = element.children().get();
      const title = heading ? inline($(heading).contents().get()).trim() : "";
      return [quote([`**${title}**`, ...blocks(content)])];
    }
    return blocks(inside);
  }

  function inline(nodes: readonly HtmlNode[]): string {
    return nodes
      .map(span)
      .join("")
      .replace(/[ \t]*\n[ \t]*/g, "\n")
      .replace(/ {2,}/g, " ");
  }

  function span(node: HtmlNode): string {
    if (node.type === "text") {
      return escapeText($(node).text().replace(/\s+/g, " "));
    }
    const element = $(node);
    if (node.type !== "tag" || element.is(SILENT)) {
      return "";
    }
    const text = () => inline(element.contents().get());
    switch (node.name) {
      case "br":
        return "\\\n";
      case "code":
        return code(element.text());
      case "strong":
      case "b":
        return wrapped(text(), "**");
      case "em":
      case "i":
        return wrapped(text(), "*");
      case "del":
      case "s":
        return wrapped(text(), "~~");
      case "a":
        return link(text(), element.attr("href"));
      case "img":
        return picture(element.attr("alt") ?? "", element.attr("src") ?? "");
      case "input":
        return element.is("[checked]") ? "[x] " : "[ ] ";
    }
    return text();
  }

  function link(text: string, href: string | undefined): string {
    return href && text.trim() ? `[${text.trim()}](${absolute(href)})` : text;
  }

  function picture(alt: string, src: string): string {
    // A picture that the build wrote into the page is bytes without an address.
    return src.startsWith("data:") ? escapeText(alt) : `![${escapeText(alt)}](${absolute(src)})`;
  }

  function absolute(address: string): string {
    return URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
  }

  function list(element: Cheerio<HtmlNode>): string {
    const ordered = element.is("ol");
    const first = Number(element.attr("start") ?? 1);
    const items = element.children("li").get();
    const loose = items.some((item) => $(item).children("p").length > 0);
    return items
      .map((item, index) => {
        const marker = ordered ? `${first + index}. ` : "- ";
        const body = blocks($(item).contents().get()).join(loose ? "\n\n" : "\n");
        return marker + indent(body, marker.length);
      })
      .join(loose ? "\n\n" : "\n");
  }

  function table(element: Cheerio<HtmlNode>): string {
    const rows = element
      .find("tr")
      .get()
      .map((row) =>
        $(row)
          .children("th, td")
          .get()
          .map((cell) => inline($(cell).contents().get()).trim())
          .map((text) => text.replace(/\\?\n/g, " ").replace(/(?<!\\)\|/g, "\\|")),
      );
    const [head = [], ...body] = rows;
    const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
    return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
  }

  function fence(element: Cheerio<HtmlNode>): string {
    const box = element.closest("[data-language]");
    const named = /(?:^|\s)language-(\S+)/.exec(element.attr("class") ?? "")?.[1];
    const language = box.attr("data-language") ?? named ?? "";
    const file = box.find(".code-block__file").first().text();
    const text = element.text().replace(/\n+$/, "");
    const ticks = "`".repeat(Math.max(3, longestRun(text) + 1));
    return `${ticks}${language}${file ? ` title="${file}"` : ""}\n${text}\n${ticks}`;
  }

  function tabLabel(panel: Cheerio<HtmlNode>): string {
    const box = panel.parent();
    const index = box.children("[role='tabpanel']").index(panel);
    return box.parent().find("[role='tab']").eq(index).text().trim();
  }

  return { blocks };
}

/** Escapes what Markdown would read as markup; an underscore inside a word is left as it is. */
function escapeText(text: string): string {
  return text.replace(/[\\`*<[\]]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, "\\$&");
}

function wrapped(text: string, mark: string): string {
  const inner = text.trim();
  return inner ? text.replace(inner, () => mark + inner + mark) : text;
}

function code(text: string): string {
  const ticks = "`".repeat(longestRun(text) + 1);
  return ticks.length > 1 ? `${ticks} ${text} ${ticks}` : `\`${text}\``;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

function quote(parts: readonly string[]): string {
  return parts.join("\n\n").replace(/^/gm, "> ").replace(/^> $/gm, ">");
}

function indent(text: string, width: number): string {
  return text.replace(/\n(?!\n|$)/g, `\n${" ".repeat(width)}`);
}
