import { existsSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { expect, it } from "vitest";
import { scriptHash } from "../../plugins/site-artifacts/content-security-policy";
import { docsAreas } from "../../src/config/navigation";
import { site } from "../../src/config/site";
import { markdownUrl } from "../../src/lib/markdown-url";
import { buildFile, buildPages } from "./build";

const pages = buildPages().filter(({ isRedirect }) => !isRedirect);

it("the sitemap names every page for search results, and nothing else", () => {
  const listed = [...buildFile("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
    decodeURIComponent(new URL((address ?? "").replaceAll("&amp;", "&")).pathname),
  );
  const expected = pages.filter((page) => !page.noindex && page.path !== "/404.html");
  expect(listed.sort()).toEqual(expected.map((page) => page.path).sort());
});

it("robots.txt names the sitemap and closes nothing", () => {
  const robots = buildFile("robots.txt");
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).not.toContain("Disallow");
});

it("the policy allows every inline script that is served, and no script by name", () => {
  const policy = /Content-Security-Policy: (.*)/.exec(buildFile("_headers"))?.[1] ?? "";
  for (const page of pages) {
    const $ = load(page.html);
    for (const script of $("script:not([src]):not([type='application/ld+json'])").get()) {
      expect(policy, page.path).toContain(scriptHash($(script).html() ?? ""));
    }
    expect($("[onclick], [onload], [onerror]").length, page.path).toBe(0);
  }
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
});

it("every docs page has a Markdown copy with its title, and llms.txt links to it", () => {
  const summary = buildFile("llms.txt");
  const docs = pages.filter(
    (page) => !page.noindex && docsAreas.some(({ base }) => page.path.startsWith(base)),
  );
  expect(docs.length).toBeGreaterThan(2);
  for (const page of docs) {
    const copy = markdownUrl(page.path);
    expect(buildFile(copy), copy).toContain(`# ${load(page.html)("h1").first().text()}\n`);
    expect(summary, copy).toContain(`](${site.url}${copy})`);
  }
});

it("llms.txt links to nothing that is not there", () => {
  const build = path.join(import.meta.dirname, "../../build");
  for (const [, address] of buildFile("llms.txt").matchAll(/\]\(([^)]+)\)/g)) {
    const { pathname } = new URL(address ?? "");
    expect(existsSync(path.join(build, decodeURI(pathname))), pathname).toBe(true);
  }
});
