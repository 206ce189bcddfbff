import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pushIndex } from "../../scripts/lib/push-index";
import { type FakeSearchProvider, startFakeSearchProvider } from "../../tests/fake-search-provider";
import type { Shard } from "../lib/search/shard";
import { HostedProvider } from "./hosted-provider";

const page = (path: string, title: string, text: string, tag = "default") => ({
  path,
  title,
  description: "",
  names: [],
  trail: [],
  language: "en",
  tag,
  sections: [
    { anchor: "", headings: [], text, code: "" },
    {
      anchor: "more",
      headings: ["More tools"],
      text: `${text} And <b>more</b> &amp; more.`,
      code: "",
    },
  ],
});
const shards: Shard[] = [
  {
    area: "docs",
    pages: [page("/docs/tools/", "Tools", "A tool is a function.", "docs-default-current")],
  },
  { area: "blog", pages: [page("/blog/tools/", "On tools", "A post about a tool.")] },
  { area: "observability", pages: [page("/o/", "Old tools", "A tool.", "docs-observability-1.0")] },
];
const settings = { appId: "ABC123", apiKey: "search-key", indexName: "site" };
const request = {
  query: "tool",
  offset: 0,
  limit: 20,
  language: "en",
  tags: ["default", "docs-default-current"],
};

let fake: FakeSearchProvider;
beforeAll(async () => {
  fake = await startFakeSearchProvider();
});
afterAll(() => fake.close());
beforeEach(async () => {
  fake.mood = "well";
  await pushIndex({
    ...settings,
    writeKey: "write",
    shards,
    siteUrl: "https://site.example",
    base: fake.url,
  });
  fake.calls.length = 0;
});

const provider = () => new HostedProvider(settings, [fake.url]);

describe("a provider that answers", () => {
  it("is asked for the locale and the docs versions, as Docusaurus asks", async () => {
    await provider().search(request);
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]).toMatchObject({
      line: "POST /1/indexes/*/queries",
      body: {
        requests: [
          {
            indexName: "site",
            query: "tool",
            facetFilters: [
              "language:en",
              ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
            ],
          },
        ],
      },
    });
  });

  it("leads to this site's own pages, with the matches marked and nothing of the text taken for HTML", async () => {
    const { hits, count, counts } = await provider().search(request);
    expect(count).toBe(4);
    expect(counts).toEqual({ docs: 2, observability: 0, blog: 2, site: 0 });
    expect(hits[1]).toEqual({
      url: "/docs/tools/#more",
      area: "docs",
      isPage: false,
      title: [
        ["More ", false],
        ["tool", true],
        ["s", false],
      ],
      trail: ["Framework docs", "Tools"],
      snippet: [
        ["A ", false],
        ["tool", true],
        [" is a function. And <b>more</b> & more.", false],
      ],
    });
  });

  it("counts every area while one is looked at", async () => {
    const answer = await provider().search({ ...request, area: "blog" });
    expect(answer.hits.every(({ area }) => area === "blog")).toBe(true);
    expect(answer).toMatchObject({ count: 2, counts: { docs: 2, blog: 2 } });
  });

  it("gives the next hits from where it is asked to", async () => {
    const all = await provider().search(request);
    const second = await provider().search({ ...request, offset: 1, limit: 1 });
    expect(second.hits).toEqual([all.hits[1]]);
    expect(second.count).toBe(all.count);
  });

  it("may take its time", async () => {
    fake.mood = "slow";
    expect(await provider().search(request)).toMatchObject({ count: 4 });
  });

  it("is asked on its next host when the first is down", async () => {
    const down = "http://127.0.0.1:9";
    expect(await new HostedProvider(settings, [down, fake.url]).search(request)).toMatchObject({
      count: 4,
    });
  });
});

describe("a provider that does not", () => {
  it.each([
    ["failing", "503"],
    ["refusing", "403"],
    ["malformed", "JSON"],
    ["empty", "no results"],
  ] as const)("rejects when it is %s", async (mood, message) => {
    fake.mood = mood;
    await expect(provider().search(request)).rejects.toThrow(message);
  });

  it("asks no other host what a wrong key is worth", async () => {
    fake.mood = "refusing";
    await expect(
      new HostedProvider(settings, [fake.url, fake.url]).search(request),
    ).rejects.toThrow();
    expect(fake.calls).toHaveLength(1);
  });

  it("gives up on a host that never answers", { timeout: 15_000 }, async () => {
    fake.mood = "hanging";
    await expect(provider().search(request)).rejects.toThrow(/timeout|aborted/i);
  });
});

describe("npm run search:push", () => {
  it("puts the new index in the place of the old one, with its settings", async () => {
    expect([...fake.indexes.keys()]).toEqual(["site"]);
    expect(fake.indexes.get("site")?.size).toBe(6);
    expect(fake.settings.get("site")).toMatchObject({
      attributesForFaceting: expect.arrayContaining(["filterOnly(language)"]),
    });
    const smaller = shards.slice(0, 1);
    await pushIndex({
      ...settings,
      writeKey: "write",
      shards: smaller,
      siteUrl: "https://site.example",
      base: fake.url,
    });
    expect(fake.indexes.get("site")?.size).toBe(2);
  });

  it("sends what the provider expects of a record", () => {
    expect(fake.indexes.get("site")?.get("1-/docs/tools/#more")).toMatchObject({
      url: "https://site.example/docs/tools/#more",
      anchor: "more",
      type: "lvl2",
      hierarchy: { lvl0: "Framework docs", lvl1: "Tools", lvl2: "More tools", lvl3: null },
      language: "en",
      docusaurus_tag: "docs-default-current",
      area: "docs",
    });
  });

  it("leaves the old index when the provider refuses, and says why", async () => {
    fake.mood = "refusing";
    await expect(
      pushIndex({
        ...settings,
        writeKey: "wrong",
        shards,
        siteUrl: "https://site.example",
        base: fake.url,
      }),
    ).rejects.toThrow(/403.*Invalid Application-ID/);
    expect(fake.indexes.get("site")?.size).toBe(6);
  });

  it("never sends an empty index", async () => {
    await expect(
      pushIndex({
        ...settings,
        writeKey: "w",
        shards: [],
        siteUrl: "https://site.example",
        base: fake.url,
      }),
    ).rejects.toThrow("empty");
  });
});
