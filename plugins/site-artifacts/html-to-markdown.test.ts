import { load } from "cheerio";
import { expect, it } from "vitest";
import { htmlToMarkdown } from "./html-to-markdown";

const convert = (html: string): string => {
  const $ = load(html);
  return htmlToMarkdown($, $("body"), "https://site.example/docs/tools/");
};

it("writes headings, emphasis and links, and leaves the permalink mark of a heading out", () => {
  expect(
    convert(
      '<h2 id="a">Use <code>tool</code><a class="hash-link" href="#a">#</a></h2><p>Some <strong>bold</strong>, <em>soft</em> <a href="/about/">text</a> and <a href="../x/#y">more</a>.</p>',
    ),
  ).toBe(
    "## Use `tool`\n\nSome **bold**, *soft* [text](https://site.example/about/) and [more](https://site.example/docs/x/#y).",
  );
});

it("writes a code block as a fence with language and file name, its text untouched", () => {
  expect(
    convert(
      '<figure class="code-block" data-language="ts"><figcaption><span class="code-block__file">src/a.ts</span><button>copy</button></figcaption><pre><code><span class="code-line"><span class="tok">const</span> a = &lt;b&gt;;\n</span><span class="code-line">  f(*);\n</span></code></pre></figure>',
    ),
  ).toBe('```ts title="src/a.ts"\nconst a = <b>;\n  f(*);\n```');
});

it("makes the fence longer than any run of backticks inside", () => {
  expect(convert('<pre class="language-md"><code>```ts\n```</code></pre>')).toBe(
    "````md\n```ts\n```\n````",
  );
  expect(convert("<p><code>a`b</code></p>")).toBe("`` a`b ``");
});

it("writes nested and numbered lists", () => {
  expect(
    convert(
      '<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul><ol start="3"><li>c</li></ol>',
    ),
  ).toBe("- one\n  - two\n- three\n\n3. c");
});

it("keeps a list with paragraphs loose, and its blocks inside the item", () => {
  expect(
    convert("<ul><li><p>one</p><pre><code>x\n\ny</code></pre></li><li><p>two</p></li></ul>"),
  ).toBe("- one\n\n  ```\n  x\n\n  y\n  ```\n\n- two");
});

it("writes tables, with pipes escaped", () => {
  expect(
    convert(
      "<table><thead><tr><th>Option</th><th>Type</th></tr></thead><tbody><tr><td><code>a</code></td><td><code>x | y</code></td></tr></tbody></table>",
    ),
  ).toBe("| Option | Type |\n| --- | --- |\n| `a` | `x \\| y` |");
});

it("writes every tab under its label", () => {
  expect(
    convert(
      '<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">pnpm</li></ul><div><div role="tabpanel"><p>one</p></div><div role="tabpanel" hidden><p>two</p></div></div></div>',
    ),
  ).toBe("**npm**\n\none\n\n**pnpm**\n\ntwo");
});

it("writes an admonition as a quote under its title, and details under their summary", () => {
  expect(
    convert(
      '<div class="theme-admonition"><div><span><svg></svg></span>Pin it</div><div><p>Use 2.</p></div></div><details><summary>More</summary><div><p>Text.</p></div></details>',
    ),
  ).toBe("> **Pin it**\n>\n> Use 2.\n\n**More**\n\nText.");
});

it("leaves out what says nothing in a text", () => {
  expect(
    convert(
      '<p>a<button>Copy</button></p><svg><title>t</title></svg><div data-markdown="skip"><p>x</p></div><script>1</script>',
    ),
  ).toBe("a");
});

it("escapes what would read as markup, and nothing inside a word", () => {
  expect(convert("<p>a*b [c] &lt;T&gt; snake_case _x_</p>")).toBe(
    "a\\*b \\[c\\] \\<T> snake_case \\_x\\_",
  );
});

it("keeps a picture's address, and only the words of one that is written into the page", () => {
  expect(
    convert(
      '<p><img alt="A trace" src="/img/a.png"> <img alt="Logo" src="data:image/png;base64,AA=="></p>',
    ),
  ).toBe("![A trace](https://site.example/img/a.png) Logo");
});
