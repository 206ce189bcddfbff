import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";

const directory = path.join(import.meta.dirname, "../../build");

/** A page as it stands in the build. */
export interface BuildPage {
  /** Its address, unescaped, with a trailing slash; `/404.html` for the not-found page. */
  readonly path: string;
  readonly html: string;
  /** True for a page that only sends its visitors on. */
  readonly isRedirect: boolean;
  readonly noindex: boolean;
}

/**
 * The text of a file of the build.
 *
 * @throws Error when there is no such file
 */
export function buildFile(name: string): string {
  return readFileSync(path.join(directory, name), "utf8");
}

/**
 * Every HTML page of the build.
 *
 * @throws Error when the site has not been built
 */
export function buildPages(): BuildPage[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => {
      const html = buildFile(name);
      const $ = load(html);
      return {
        path: address(name),
        html,
        isRedirect: $("meta[http-equiv='refresh']").length > 0,
        noindex: $("meta[name='robots']").attr("content")?.includes("noindex") ?? false,
      };
    });
}

/** The address of a file: some routes with spaces or commas lie in percent-encoded folders. */
function address(file: string): string {
  const route = file
    .split(path.sep)
    .join("/")
    .replace(/(^|\/)index\.html$/, "$1");
  return `/${decodeURIComponent(route)}`;
}
