import { expect, it } from "vitest";
import { readShard, type Shard, writeShard } from "./shard";

const shard: Shard = {
  area: "docs",
  pages: [
    {
      path: "/docs/",
      title: "Overview",
      description: "What it is.",
      names: ["Framework docs"],
      trail: ["Getting started"],
      language: "en",
      tag: "docs-default-current",
      sections: [{ anchor: "a", headings: ["A", "B"], text: "text", code: "code" }],
    },
  ],
};

it("reads what it wrote", () => {
  expect(readShard(writeShard(shard), "docs")).toEqual(shard);
});

it.each([
  ["is cut short", writeShard(shard).slice(0, -20)],
  ["is a page", "<!doctype html><title>Not found</title>"],
  ["is nothing", ""],
  ["is another index", JSON.stringify({ config: {}, documents: [] })],
  ["is a list", "[]"],
  ["is one of another area", writeShard({ ...shard, area: "blog" })],
  ["has fields of another form", writeShard(shard).replace('"text"', "7")],
  [
    "has pages of another form",
    JSON.stringify({ format: "site-search/1", area: "docs", pages: {} }),
  ],
])("rejects an index that %s", (_, text) => {
  expect(() => readShard(text, "docs")).toThrow();
});
