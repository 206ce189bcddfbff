import { beforeAll, describe, expect, it } from "vitest";
import type { Area } from "./areas";
import { SearchEngine } from "./engine";
import type { IndexPage } from "./shard";

const page = (
  path: string,
  title: string,
  sections: readonly (readonly [heading: string, text: string, code?: string])[],
  more: Partial<IndexPage> = {},
): IndexPage => ({
  path,
  title,
  description: `About ${title}.`,
  names: [],
  trail: [],
  language: "en",
  tag: "default",
  ...more,
  sections: sections.map(([heading, text, code = ""]) => ({
    anchor: heading.toLowerCase().replaceAll(" ", "-"),
    headings: heading ? [heading] : [],
    text,
    code,
  })),
});
const long = "This paragraph says enough to be an answer of its own to somebody. ";
const docs = [
  page("/docs/agents/tools/", "Tools", [
    ["", "A tool is a function that the model may call."],
    ["Create a tool", `${long}Call createTool with a schema.`, "const tool = createTool({ name })"],
  ]),
  page("/docs/agents/memory/overview/", "Overview", [["", "Memory keeps a conversation."]], {
    names: ["Memory"],
    trail: ["Memory"],
  }),
  page("/docs/agents/memory/libsql/", "LibSQL", [
    ["", "Install @voltagent/libsql. It keeps memory in a file."],
  ]),
  page("/docs/workflows/suspend-resume/", "Suspend and resume", [
    ["", "A step waits for a person."],
  ]),
  page("/docs/workflows/steps/and-when/", "andWhen", [["", "Runs a step when a condition holds."]]),
  page("/docs/old/", "Tools of version 1", [["", "Old tools."]], { tag: "docs-default-1.0" }),
  page("/docs/fr/", "Outils", [["", "Un outil, tools en anglais."]], { language: "fr" }),
];
const blog = [
  page("/blog/tools/", "Tools", [["", `${long}A post about tools, tools and createTool.`]]),
];

let engine: SearchEngine;
beforeAll(() => {
  engine = new SearchEngine([
    { words: ["human in the loop"], alsoFind: ["suspend resume"] },
    { words: ["sqlite"], alsoFind: ["libsql"] },
  ]);
  engine.add("docs", docs);
  engine.add("blog", blog);
});

const search = (query: string, more: { area?: Area; offset?: number; limit?: number } = {}) =>
  engine.search({ query, offset: 0, limit: 20, language: "en", tags: ["default"], ...more });
const first = (query: string) => search(query).hits[0]?.url;

describe("what is found first", () => {
  it.each([
    ["tools", "/docs/agents/tools/"],
    ["tool", "/docs/agents/tools/"],
    ["createTool", "/docs/agents/tools/#create-a-tool"],
    ["create tool", "/docs/agents/tools/#create-a-tool"],
    ["memory", "/docs/agents/memory/overview/"],
    ["memroy", "/docs/agents/memory/overview/"],
    ["memo", "/docs/agents/memory/overview/"],
    ["@voltagent/libsql", "/docs/agents/memory/libsql/"],
    ["lib sql", "/docs/agents/memory/libsql/"],
    ["sqlite", "/docs/agents/memory/libsql/"],
    ["human in the loop", "/docs/workflows/suspend-resume/"],
    ["how do I get a human in the loop?", "/docs/workflows/suspend-resume/"],
    ["suspendresume", "/docs/workflows/suspend-resume/"],
    ["andWhen", "/docs/workflows/steps/and-when/"],
    ["andwhen", "/docs/workflows/steps/and-when/"],
    ["and when", "/docs/workflows/steps/and-when/"],
  ])("%s", (query, url) => {
    expect(first(query)).toBe(url);
  });

  it("puts the docs before a post of the same name", () => {
    const urls = search("tools").hits.map(({ url }) => url);
    expect(urls.indexOf("/docs/agents/tools/")).toBeLessThan(urls.indexOf("/blog/tools/"));
  });
});

describe("what is counted", () => {
  it("counts all hits, whatever part of them is asked for", () => {
    const all = search("tools");
    expect(all.count).toBe(all.hits.length);
    expect(all.count).toBe(all.counts.docs + all.counts.blog);
    const some = search("tools", { offset: 1, limit: 1 });
    expect(some.hits).toEqual([all.hits[1]]);
    expect(some.count).toBe(all.count);
  });

  it("keeps to one area, and still counts the others", () => {
    const posts = search("tools", { area: "blog" });
    expect(posts.hits.every(({ area }) => area === "blog")).toBe(true);
    expect(posts.count).toBe(posts.counts.blog);
    expect(posts.counts.docs).toBeGreaterThan(0);
  });

  it("keeps to the language and to the docs versions", () => {
    const urls = search("tools").hits.map(({ url }) => url);
    expect(urls).not.toContain("/docs/old/");
    expect(urls).not.toContain("/docs/fr/");
  });
});

describe("queries of every kind", () => {
  it.each(["", "   ", "?!…", "🙂", "<>", "()[]\\*", "\u0000", "-".repeat(2000)])(
    "finds nothing for %j, and says so",
    (query) => {
      expect(search(query)).toMatchObject({ hits: [], count: 0 });
    },
  );

  it.each([
    "a".repeat(2000),
    "tool ".repeat(400),
    "<script>alert(1)</script> tool",
    "tool 🙂",
    "مرحبا tool",
    "__proto__ constructor toString",
    "Tool's “tools” (tool)",
    "i",
  ])("answers %j without complaint", (query) => {
    expect(search(query).count).toBeGreaterThanOrEqual(0);
  });

  it("suggests words that are found on their own", () => {
    expect(search("tol")).toMatchObject({ count: 0, suggestions: ["tool"] });
  });

  it("names a place once, however many headings share its anchor", () => {
    const shared = new SearchEngine([]);
    const [top, connect] = page("/mcp/slack/", "Slack", [
      ["", "A server."],
      ["Connect", `${long}Point the agent at the address.`],
    ]).sections;
    if (!top || !connect) throw new Error("The page has two sections.");
    const more = ["Slack itself", "A host"].map((heading) => ({
      ...connect,
      headings: ["Connect", heading],
    }));
    const server = page("/mcp/slack/", "Slack", []);
    shared.add("site", [{ ...server, sections: [top, connect, ...more] }]);
    const request = { query: "agent", offset: 0, limit: 20, language: "en", tags: ["default"] };
    expect(shared.search(request)).toMatchObject({
      count: 1,
      hits: [{ url: "/mcp/slack/#connect" }],
    });
  });

  it("marks what was searched for, and joins to the text it came from", () => {
    const [hit] = search("createTool").hits;
    expect(hit?.snippet.filter(([, marked]) => marked).map(([text]) => text)).toContain(
      "createTool",
    );
    expect(hit?.title.map(([text]) => text).join("")).toBe("Create a tool");
    expect(hit?.trail).toEqual(["Framework docs", "Tools"]);
  });
});
