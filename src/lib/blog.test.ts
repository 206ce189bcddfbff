import { describe, expect, it } from "vitest";
import { type PostSummary, postBars, postSections, relatedPosts } from "./blog";

const label = (name: string) => ({ label: name, permalink: `/${name}/` });

function post(name: string, date: string, tags: string[], author = "team"): PostSummary {
  return {
    permalink: `/blog/${name}/`,
    title: name,
    description: "",
    date,
    minutes: 1,
    tags: tags.map(label),
    authors: [label(author)],
    sections: [],
  };
}

describe("related posts", () => {
  const posts = [
    post("own", "2025-05-10", ["llm", "rag"]),
    post("both", "2025-10-01", ["rag", "llm"], "others"),
    post("near", "2025-05-11", ["llm"], "others"),
    post("far", "2025-08-01", ["llm"], "others"),
    post("farther", "2025-09-01", ["llm"]),
    post("same-team", "2025-04-01", ["mcp"]),
  ];

  it("come by shared tags first and by nearness after that, three at most", () => {
    const { byTag } = relatedPosts(posts, "/blog/own/");
    expect(byTag.map(({ title }) => title)).toEqual(["both", "near", "far"]);
  });

  it("come by author too, without those that are there already", () => {
    const { byAuthor } = relatedPosts(posts, "/blog/own/");
    expect(byAuthor.map(({ title }) => title)).toEqual(["same-team", "farther"]);
  });

  it("do not depend on the order of the posts", () => {
    const reversed = [...posts].reverse();
    expect(relatedPosts(reversed, "/blog/own/")).toEqual(relatedPosts(posts, "/blog/own/"));
  });

  it("are none for an address that is no post", () => {
    expect(relatedPosts(posts, "/blog/none/")).toEqual({ byTag: [], byAuthor: [] });
  });
});

it("reads a post's parts, and no heading inside code", () => {
  const text = "One two\n\n## Three\nfour\n\n```md\n## not a heading\n```\n\n## Five\n";
  expect(postSections(text)).toEqual([
    { words: 2, code: false },
    { words: 9, code: true },
    { words: 2, code: false },
  ]);
});

it("draws the parts one after the other, together as long as the whole", () => {
  const sections = [
    { words: 100, code: false },
    { words: 300, code: true },
  ];
  expect(postBars({ tags: [label("rag")], sections })).toEqual([
    { kind: "agent", start: 0, length: 1 },
    { kind: "retriever", start: 0, length: 0.25 },
    { kind: "tool", start: 0.25, length: 0.75 },
  ]);
});
