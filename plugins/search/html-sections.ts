import { type CheerioAPI, load } from "cheerio";
import { pageNames } from "../../src/lib/search/names";
import type { IndexPage, IndexSection } from "../../src/lib/search/shard";

type HtmlNode = ReturnType<ReturnType<CheerioAPI["root"]>["contents"]>[number];

/** Parts of a page that are not its content. */
const SILENT =
  "nav, footer, button, select, svg, script, style, template, noscript, .hash-link, [aria-hidden='true'], [hidden]:not([role='tabpanel']), [data-search='skip'], .theme-doc-footer, .pagination-nav, .code-block__language";
const HEADING = /^h[1-4]$/;
const INLINE = new Set(
  "a abbr b cite code del em i ins kbd mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
/** More code than this in one section says nothing new. */
const CODE_LIMIT = 1500;
/** Pages that only list others: their own text is that of the others. */
const LISTS =
  /^\/(blog|mcp\/categories)\/(?:(?:tags|author|authors|archive|page)\/.*)?$|^\/mcp\/categories\//;

/** What stands above a page outside the docs, by where it lies. */
const KINDS: readonly (readonly [base: string, label: string])[] = [
  ["/use-cases/", "Use cases"],
  ["/customers/", "Customers"],
  ["/mcp/", "MCP directory"],
  ["/examples/", "Examples"],
  ["/tutorial/", "Tutorial"],
];

/** What the reader of a page has to be told. */
export interface PageContext {
  /** The page's path with a trailing slash. */
  readonly path: string;
  readonly siteName: string;
  /** What stands in every title between the page's own and the site's name. */
  readonly titleDelimiter: string;
}

/**
 * Reads a built page into the index: one section for what stands before the first heading, one for
 * each heading after that. Nothing for a page that search engines are asked to leave out.
 *
 */
export function readHtml(
  html: string,
  { path, siteName, titleDelimiter }: PageContext,
): IndexPage | undefined {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name='${name}']`).attr("content") ?? "";
  if (meta("robots").includes("noindex")) {
    return undefined;
  }
  const titleEnd = ` ${titleDelimiter} ${siteName}`;
  const documentTitle = $("head > title").text();
  const bareTitle = documentTitle.endsWith(titleEnd)
    ? documentTitle.slice(0, -titleEnd.length)
    : documentTitle;
  const inDocs = $(".theme-doc-markdown").length > 0;
  const post = $("#__blog-post-container");
  const root = inDocs ? $(".theme-doc-markdown") : post.length === 1 ? post : $("main");
  const sections = LISTS.test(path) ? [emptyTop()] : readSections($, root.first().get());
  const title = inDocs ? $("h1").first().text().trim() || bareTitle : bareTitle;
  const trail = inDocs
    ? docsTrail($)
    : KINDS.filter(([base]) => path.startsWith(base) && path !== base).map(([, label]) => label);
  return {
    path,
    title,
    description: meta("description"),
    names: pageNames({ path, title, trail }, siteName),
    trail,
    language: meta("docsearch:language") || $("html").attr("lang") || "en",
    tag: scopeOf(meta("docsearch:docusaurus_tag")),
    sections,
  };
}

/** What a query has to name to find a page: a version of the docs, or what is found from all of them, the blog's lists as well. */
function scopeOf(tag: string): string {
  return tag.startsWith("docs-") ? tag : "default";
}

/** The labels of the sidebar's categories above the current page, outermost first. */
function docsTrail($: CheerioAPI): string[] {
  const current = $(".theme-doc-sidebar-menu [aria-current='page']").first();
  return current
    .parents(".menu__list-item")
    .get()
    .map((item) => $(item).find("> .tree-head > .menu__link").not(current).text().trim())
    .filter((label) => label !== "")
    .reverse();
}

interface OpenSection {
  anchor: string;
  headings: string[];
  levels: number[];
  text: string[];
  code: string[];
}

function emptyTop(): IndexSection {
  return { anchor: "", headings: [], text: "", code: "" };
}

function readSections($: CheerioAPI, roots: readonly HtmlNode[]): IndexSection[] {
  const open: OpenSection = { anchor: "", headings: [], levels: [], text: [], code: [] };
  const sections: OpenSection[] = [open];
  const current = () => sections.at(-1) ?? open;

  function visit(node: HtmlNode, anchor: string): void {
    if (node.type === "text") {
      current().text.push($(node).text());
      return;
    }
    const element = $(node);
    if (node.type !== "tag" || element.is(SILENT)) {
      return;
    }
    const id = element.attr("id") ?? "";
    if (HEADING.test(node.name)) {
      const heading = oneLine(
        element.clone().find(".hash-link, svg, [aria-hidden='true']").remove().end().text(),
      );
      const level = Number(node.name[1]);
      // The page's own title is no section of it.
      if (level > 1 && heading) {
        sections.push(below(current(), heading, level, id || anchor));
      }
      return;
    }
    if (node.name === "pre") {
      current().code.push(element.text());
      return;
    }
    const isBlock = !INLINE.has(node.name);
    const nearest = isBlock && id && !id.startsWith("__") ? id : anchor;
    if (isBlock) {
      current().text.push(" ");
    }
    for (const child of element.contents().get()) {
      // Boxes side by side are parted by style alone.
      if (child.type === "tag" && child.prev?.type === "tag" && node.name !== "code") {
        current().text.push(" ");
      }
      visit(child, nearest);
    }
    if (isBlock) {
      current().text.push(" ");
    }
  }

  for (const root of roots) {
    visit(root, "");
  }
  return (
    sections
      .map(({ anchor, headings, text, code }) => ({
        anchor,
        headings,
        text: oneLine(text.join("")),
        code: oneLine(code.join("\n")).slice(0, CODE_LIMIT),
      }))
      // A heading that is followed at once by a smaller one still names what is below it.
      .filter(
        ({ headings, text, code }, index) => index === 0 || headings.length > 0 || text || code,
      )
  );
}

function below(previous: OpenSection, heading: string, level: number, anchor: string): OpenSection {
  const above = previous.levels.findIndex((other) => other >= level);
  const depth = above === -1 ? previous.levels.length : above;
  return {
    anchor: anchor || (depth > 0 ? previous.anchor : ""),
    headings: [...previous.headings.slice(0, depth), heading],
    levels: [...previous.levels.slice(0, depth), level],
    text: [],
    code: [],
  };
}

function oneLine(text: string): string {
  return text.replace(/[\s\u200B\u200C]+/g, " ").trim();
}
