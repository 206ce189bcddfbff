import { describe, expect, it } from "vitest";
import { readHtml } from "./html-sections";

const context = { path: "/docs/agents/tools/", siteName: "Site", titleDelimiter: "|" };
const html = (main: string, head = "") =>
  `<html lang="en"><head><title>Tools | Site</title><meta name="description" content="What tools are.">${head}</head><body><nav>Menu</nav>${main}<footer>Foot</footer></body></html>`;
const docs = (text: string) =>
  html(
    `<ul class="theme-doc-sidebar-menu"><li class="menu__list-item"><div class="tree-head"><span class="menu__link tree-label">Agents</span></div><ul><li class="menu__list-item"><a aria-current="page">Tools</a></li></ul></li></ul><main><h1>Tools</h1><div class="theme-doc-markdown">${text}</div></main>`,
    '<meta name="docsearch:language" content="en"><meta name="docsearch:docusaurus_tag" content="docs-default-current">',
  );

describe("a docs page", () => {
  it("knows its place, its language and its version", () => {
    expect(readHtml(docs("<p>Text.</p>"), context)).toMatchObject({
      path: "/docs/agents/tools/",
      title: "Tools",
      description: "What tools are.",
      trail: ["Agents"],
      language: "en",
      tag: "docs-default-current",
    });
  });

  it("is cut at its headings, each with the path to it", () => {
    const page = readHtml(
      docs(
        '<p>Intro.</p><h2 id="a">First <a class="hash-link" href="#a">#</a></h2><p>One.</p><h3 id="b">Below</h3><p>Two.</p><h2 id="c">Second</h2>',
      ),
      context,
    );
    expect(page?.sections).toEqual([
      { anchor: "", headings: [], text: "Intro.", code: "" },
      { anchor: "a", headings: ["First"], text: "One.", code: "" },
      { anchor: "b", headings: ["First", "Below"], text: "Two.", code: "" },
      { anchor: "c", headings: ["Second"], text: "", code: "" },
    ]);
  });

  it("keeps code, tables and hidden tabs, and leaves out what is pressed", () => {
    const page = readHtml(
      docs(
        '<figure class="code-block"><figcaption><span class="code-block__file">src/a.ts</span><span class="code-block__language">ts</span><button>copy</button></figcaption><pre><code>const a = createTool();</code></pre></figure><table><tr><th>Option</th><td><code>maxSteps</code></td></tr></table><div role="tabpanel" hidden><p>pnpm add</p></div><svg><title>x</title></svg>',
      ),
      context,
    );
    expect(page?.sections[0]).toMatchObject({
      text: "src/a.ts Option maxSteps pnpm add",
      code: "const a = createTool();",
    });
  });
});

describe("any other page", () => {
  const read = (path: string, main: string, head = "") =>
    readHtml(html(main, head), { ...context, path });

  it("takes the anchor of a section from around its heading, and parts boxes that only style parts", () => {
    expect(
      read(
        "/use-cases/hr-agent/",
        '<main><h1>HR</h1><section id="pains"><h2>Pains</h2><ul><li>Slow</li></ul><span>a</span><span>b</span><h3>Deeper</h3></section></main>',
      ),
    ).toMatchObject({
      trail: ["Use cases"],
      sections: [
        { anchor: "", text: "" },
        { anchor: "pains", headings: ["Pains"], text: "Slow a b" },
        { anchor: "pains", headings: ["Pains", "Deeper"] },
      ],
    });
  });

  it("leaves out what is marked so, and pages that search engines leave out", () => {
    expect(
      read("/a/", '<main><p>Yes.</p><div data-search="skip">No.</div></main>')?.sections[0]?.text,
    ).toBe("Yes.");
    expect(read("/a/", "<main>x</main>", '<meta name="robots" content="noindex">')).toBeUndefined();
  });

  it("lists only the name of a list of posts", () => {
    expect(read("/blog/tags/rag/", "<main><h2>A post</h2></main>")?.sections).toHaveLength(1);
    expect(read("/blog/rag/", "<main><h2>Part</h2></main>")?.sections).toHaveLength(2);
  });
});
