import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, scriptHash } from "./content-security-policy";
import { headerRules, headersFile } from "./headers-file";
import { llmsFullTxt, llmsTxt } from "./llms";
import { type BuiltPage, readPage } from "./page";
import { fileNameRules, liveRedirects, redirectsFile } from "./redirects-file";
import { robotsTxt } from "./robots";

const none = { script: [], style: [], connect: [], img: [], frame: [] };
const site = {
  name: "Acme",
  description: "Tools for agents.",
  url: "https://site.example",
};

function page(path: string, rest: Partial<BuiltPage> = {}): BuiltPage {
  const empty = {
    description: "",
    noindex: false,
    inlineScripts: [],
    markdown: undefined,
  };
  return { path, title: `Title of ${path}`, ...empty, ...rest };
}

describe("the content security policy", () => {
  it("allows each inline script by the hash of its text, once", () => {
    // The hash of this very text as browsers print it when they refuse it.
    const hash = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='";
    expect(scriptHash("doSomething();")).toBe(hash);
    const policy = contentSecurityPolicy(["doSomething();", "doSomething();"], none);
    expect(policy).toContain(`script-src 'self' ${hash};`);
  });

  it("never allows inline scripts as such, eval, frames or plugins", () => {
    const policy = contentSecurityPolicy([], none);
    expect(/script-src [^;]*unsafe/.test(policy)).toBe(false);
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });

  it("adds the hosts of a tool that is on to its own directive alone", () => {
    const policy = contentSecurityPolicy([], {
      ...none,
      connect: ["https://stats.example"],
    });
    expect(policy).toContain("connect-src 'self' https://stats.example;");
    expect(policy.split("https://stats.example")).toHaveLength(2);
  });
});

describe("_headers", () => {
  it("puts the given headers on everything and keeps hashed files for a year", () => {
    const text = headersFile(headerRules({ "X-Frame-Options": "DENY" }));
    expect(text).toMatch(/^\/\*\n {2}X-Frame-Options: DENY\n/);
    expect(text).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
  });

  it("refuses a line or a number of rules that the edge would drop", () => {
    expect(() => headersFile([{ pattern: "/*", headers: { "X-Long": "a".repeat(2000) } }])).toThrow(
      /X-Long of \/\* is 2010 characters/,
    );
    const rules = Array.from({ length: 101 }, (_, i) => ({
      pattern: `/${i}`,
      headers: {},
    }));
    expect(() => headersFile(rules)).toThrow(/101 rules/);
  });
});

describe("_redirects", () => {
  it("sends both forms of an address on, and only to a page that is built", () => {
    const redirects = [
      { from: "/old/", to: "/new/" },
      { from: "/gone/", to: "/later/" },
    ];
    expect(redirectsFile(liveRedirects(redirects, ["/", "/new/"]))).toBe(
      ["/old/ /new/ 301", "/old /new/ 301", ...fileNameRules, ""].join("\n"),
    );
  });

  it("refuses more rules than the edge takes", () => {
    const many = Array.from({ length: 1001 }, (_, i) => ({
      from: `/${i}/`,
      to: "/",
    }));
    expect(() => redirectsFile(many)).toThrow(/2005 rules/);
  });
});

describe("readPage", () => {
  const html = `<html><head><title>Tools | Acme</title><meta name="description" content="What a tool is.">
    <script>run()</script><script type="application/ld+json">{}</script><script src="/a.js"></script></head>
    <body><header><h1>Tools</h1></header><article><div class="theme-doc-markdown"><p>Text.</p></div></article></body></html>`;
  const options = {
    path: "/docs/tools/",
    siteUrl: site.url,
    titleEnd: " | Acme",
  };

  it("takes title, description and the scripts that run", () => {
    const { title, description, noindex, inlineScripts } = readPage(html, options);
    expect({ title, description, noindex, inlineScripts }).toEqual({
      title: "Tools",
      description: "What a tool is.",
      noindex: false,
      inlineScripts: ["run()"],
    });
  });

  it("writes the text under its title and description", () => {
    expect(readPage(html, options).markdown).toBe("# Tools\n\n> What a tool is.\n\nText.");
  });

  it("writes a text that is marked as a page's, without what stands around it", () => {
    const marked = `<title>Step</title><h1>Step</h1><p>Around.</p><article data-markdown="page"><h2>Now</h2></article>`;
    expect(readPage(marked, options).markdown).toBe("# Step\n\n## Now");
  });

  it("sees noindex, and makes no copy of a page without a text", () => {
    const other = readPage(
      '<html><head><title>Acme</title><meta name="robots" content="noindex, follow"></head></html>',
      options,
    );
    expect(other).toMatchObject({
      title: "Acme",
      noindex: true,
      markdown: undefined,
    });
  });
});

describe("llms.txt", () => {
  const pages = [
    page("/about/", { description: "Who." }),
    page("/docs/b/", { markdown: "# B" }),
    page("/docs/", { markdown: "# Docs", description: "Start." }),
    page("/search/", { noindex: true }),
    page("/blog/tags/x/"),
    page("/"),
  ];

  it("names every page for search, docs first and in reading order, and links to the Markdown", () => {
    expect(llmsTxt(site, pages, ["/docs/", "/docs/b/"])).toBe(
      [
        "# Acme",
        "> Tools for agents.",
        "## Framework Docs",
        "- [Title of /docs/](https://site.example/docs.md): Start.\n- [Title of /docs/b/](https://site.example/docs/b.md)",
        "## Site",
        "- [Title of /](https://site.example/)\n- [Title of /about/](https://site.example/about/): Who.\n",
      ].join("\n\n"),
    );
  });

  it("has the whole text of the docs in llms-full.txt", () => {
    const text = llmsFullTxt(site, pages, ["/docs/", "/docs/b/"]);
    expect(text.indexOf("# Docs")).toBeLessThan(text.indexOf("# B"));
    expect(text).toContain("Source: https://site.example/docs/b/\n\n# B");
    expect(text).not.toContain("/about/");
  });
});

it("robots.txt allows everything and names the sitemap", () => {
  expect(robotsTxt(site.url)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n",
  );
});
