import type { DocSearchTransformClient } from "@docsearch/react";
import { describe, expect, it, vi } from "vitest";
import type { Hit, SearchAnswer } from "../../lib/search/types";
import { noCounts } from "../../lib/search/types";
import type { SearchProvider } from "../../search/provider";
import { PER_AREA, Session } from "./session";

const hit = (url: string, area: Hit["area"] = "docs"): Hit => ({
  url,
  area,
  isPage: true,
  title: [[url, false]],
  trail: ["Framework docs", "Agents"],
  snippet: [],
});
const answer = (hits: readonly Hit[], count = hits.length): SearchAnswer => ({
  hits,
  count,
  counts: { ...noCounts(), docs: count },
  suggestions: [],
  missing: [],
  pending: [],
});

function open(search: SearchProvider["search"]) {
  const provider: SearchProvider = { prepare: () => {}, search, onMore: () => () => {} };
  const session = new Session(provider, { language: "en", tags: ["default"] });
  const original = {
    search: vi.fn(),
    addAlgoliaAgent: vi.fn(),
  } as unknown as DocSearchTransformClient;
  const client = session.client(original);
  const ask = async (query: string) => {
    const { results } = await client.search({ requests: [{ indexName: "x", query }] });
    return results[0] as { hits: { url: string }[]; nbHits: number };
  };
  return { session, ask, original };
}

describe("Session", () => {
  it("counts each query for itself", async () => {
    const { session, ask } = open(async ({ query }) => answer([hit("/a/")], query.length));
    await ask("four");
    await ask("seventh");
    expect(session.getPhase()).toMatchObject({
      kind: "found",
      query: "seventh",
      answer: { count: 7 },
    });
  });

  it("asks the provider alone, with the locale and the versions", async () => {
    const search = vi.fn(async () => answer([]));
    const { ask, original } = open(search);
    await ask("tools");
    expect(search).toHaveBeenCalledWith(
      expect.objectContaining({ query: "tools", language: "en", tags: ["default"] }),
    );
    expect(original.search).not.toHaveBeenCalled();
  });

  it("never rejects: a failure is a phase of its own", async () => {
    const { session, ask } = open(async () => {
      throw new Error("down");
    });
    expect(await ask("tools")).toMatchObject({ hits: [], nbHits: 0 });
    expect(session.getPhase()).toEqual({ kind: "failed", query: "tools" });
    expect(session.isUnsettled()).toBe(true);
  });

  it("forgets an answer that comes after a newer question", async () => {
    let release = (_: SearchAnswer) => {};
    const slow = new Promise<SearchAnswer>((resolve) => {
      release = resolve;
    });
    const { session, ask } = open(({ query }) =>
      query === "slow" ? slow : Promise.resolve(answer([hit("/fast/")])),
    );
    const first = ask("slow");
    await ask("fast");
    release(answer([hit("/slow/")]));
    await first;
    expect(session.getPhase()).toMatchObject({ kind: "found", query: "fast" });
    expect(session.hit("/fast/")).toBeDefined();
  });

  it("keeps an answer in sight while the same query is asked again", async () => {
    let count = 1;
    const { session, ask } = open(async () => answer([hit("/a/")], count));
    await ask("tools");
    count = 2;
    const again = ask("tools");
    expect(session.getPhase()).toMatchObject({ kind: "found", answer: { count: 1 } });
    await again;
    expect(session.getPhase()).toMatchObject({ kind: "found", answer: { count: 2 } });
    const other = ask("memory");
    expect(session.getPhase()).toEqual({ kind: "searching", query: "memory" });
    await other;
  });

  it("asks nobody about nothing, and is back at its start when the query is emptied", async () => {
    const search = vi.fn(async () => answer([hit("/a/")]));
    const { session, ask } = open(search);
    await ask("   ");
    expect(search).not.toHaveBeenCalled();
    await ask("a");
    session.clear();
    expect(session.getPhase()).toEqual({ kind: "idle" });
  });

  it("lets no page and no area crowd out the others, and keeps the order", async () => {
    const many = [
      ...["#1", "#2", "#3", "#4"].map((anchor) => hit(`/one/${anchor}`)),
      ...Array.from({ length: 12 }, (_, index) => hit(`/page-${index}/`)),
      hit("/post/", "blog"),
    ];
    const { ask } = open(async () => answer(many, 17));
    const { hits, nbHits } = await ask("x");
    expect(nbHits).toBe(17);
    expect(hits.filter(({ url }) => url.startsWith("/one/"))).toHaveLength(3);
    expect(hits).toHaveLength(PER_AREA + 1);
    expect(hits[0]?.url).toBe("/one/#1");
    expect(hits.at(-1)?.url).toBe("/post/");
  });
});
