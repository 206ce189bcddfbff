import { load } from "cheerio";
import { htmlToMarkdown } from "./html-to-markdown";

/** What the artifacts need to know of a page, read from its finished HTML. */
export interface BuiltPage {
  /** The page's path, with a trailing slash. */
  readonly path: string;
  /** The title without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** The exact text of each inline script that a browser would run. */
  readonly inlineScripts: readonly string[];
  /** The page's text as Markdown, for docs pages, blog posts and whatever marks its text as a page's. */
  readonly markdown: string | undefined;
}

const TEXT = ".theme-doc-markdown, article #__blog-post-container, [data-markdown='page']";
const RUNS = new Set(["", "module", "text/javascript", "application/javascript"]);

/**
 * Reads a built page.
 *
 * @param titleEnd what the site adds to every title, such as ` | Name`
 */
export function readPage(
  html: string,
  { path, siteUrl, titleEnd }: { path: string; siteUrl: string; titleEnd: string },
): BuiltPage {
  const $ = load(html);
  const title = $("head > title").text();
  const bareTitle = title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title;
  const description = $("meta[name='description']").attr("content") ?? "";
  const text = $(TEXT);
  const heading = $("h1").first().text() || bareTitle;
  return {
    path,
    title: bareTitle,
    description,
    noindex: $("meta[name='robots']").attr("content")?.includes("noindex") ?? false,
    inlineScripts: $("script:not([src])")
      .get()
      .filter((script) => RUNS.has($(script).attr("type") ?? ""))
      .map((script) => $(script).html() ?? ""),
    // A page that shows several texts is a list, not a text.
    markdown:
      text.length === 1
        ? [
            `# ${heading}`,
            ...(description ? [`> ${description}`] : []),
            htmlToMarkdown(
              $,
              text.find("header h1, h1").remove().end(),
              new URL(path, siteUrl).href,
            ),
          ].join("\n\n")
        : undefined,
  };
}
