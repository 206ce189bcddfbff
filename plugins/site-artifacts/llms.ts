import { docsAreas } from "../../src/config/navigation";
import { markdownUrl } from "../../src/lib/markdown-url";
import type { BuiltPage } from "./page";

/** Whom the summary speaks for. */
export interface SiteIdentity {
  readonly name: string;
  readonly description: string;
  /** Absolute, without a trailing slash. */
  readonly url: string;
}

/** The parts of the summary, in order. A page belongs to the first whose prefix it starts with. */
const SECTIONS: readonly { readonly title: string; readonly prefix: string }[] = [
  ...docsAreas.map(({ menuLabel, base }) => ({
    title: menuLabel,
    prefix: base,
  })),
  { title: "Tutorial", prefix: "/tutorial/" },
  { title: "Examples", prefix: "/examples/" },
  { title: "Use cases", prefix: "/use-cases/" },
  { title: "Customers", prefix: "/customers/" },
  { title: "MCP directory", prefix: "/mcp/" },
  { title: "Blog", prefix: "/blog/" },
  { title: "Site", prefix: "/" },
];

/** Pages that only list others; a summary that names those others has no use for them. */
const LISTS = /^\/(blog\/(tags|author|authors|archive|page)|mcp\/categories)\//;

/** The pages that the summaries name, in the given order first and by path after that. */
function listed(pages: readonly BuiltPage[], order: readonly string[]): BuiltPage[] {
  const rank = new Map(order.map((path, index) => [path, index]));
  const place = ({ path }: BuiltPage) => rank.get(path) ?? order.length;
  return pages
    .filter(({ noindex, path }) => !noindex && !LISTS.test(path))
    .sort((a, b) => place(a) - place(b) || a.path.localeCompare(b.path));
}

/** `llms.txt`: what the site is and what its pages are, a line each. Links lead to Markdown where there is one. */
export function llmsTxt(
  site: SiteIdentity,
  pages: readonly BuiltPage[],
  order: readonly string[],
): string {
  const rest = new Set(listed(pages, order));
  const parts = [`# ${site.name}`, `> ${site.description}`];
  for (const { title, prefix } of SECTIONS) {
    const own = [...rest].filter(({ path }) => path.startsWith(prefix));
    for (const page of own) {
      rest.delete(page);
    }
    if (own.length > 0) {
      parts.push(`## ${title}`, own.map((page) => line(site, page)).join("\n"));
    }
  }
  return `${parts.join("\n\n")}\n`;
}

/** `llms-full.txt`: every page that has a Markdown copy, one after the other, each under its address. */
export function llmsFullTxt(
  site: SiteIdentity,
  pages: readonly BuiltPage[],
  order: readonly string[],
): string {
  const texts = listed(pages, order).flatMap(({ path, markdown }) =>
    markdown === undefined ? [] : [`Source: ${new URL(path, site.url).href}\n\n${markdown}`],
  );
  return `${[`# ${site.name}\n\n> ${site.description}`, ...texts].join("\n\n---\n\n")}\n`;
}

function line({ url }: SiteIdentity, { path, title, description, markdown }: BuiltPage): string {
  const address = new URL(markdown === undefined ? path : markdownUrl(path), url).href;
  return `- [${title}](${address})${description ? `: ${description}` : ""}`;
}
