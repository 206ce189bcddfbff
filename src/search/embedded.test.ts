import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Area } from "../lib/search/areas";
import { writeShard } from "../lib/search/shard";
import { EmbeddedSearch } from "./embedded";

const shard = (area: Area) =>
  writeShard({
    area,
    pages: [
      {
        path: `/${area}/`,
        title: `Tools of ${area}`,
        description: "",
        names: [],
        trail: [],
        language: "en",
        tag: "default",
        sections: [{ anchor: "", headings: [], text: "A tool is a function.", code: "" }],
      },
    ],
  });
const request = { query: "tools", offset: 0, limit: 20, language: "en", tags: ["default"] };

function embedded(fetchShard: (area: Area) => Promise<string>) {
  const onSettled = vi.fn();
  return { search: new EmbeddedSearch({ fetchShard, synonyms: [], onSettled }), onSettled };
}

describe("EmbeddedSearch", () => {
  it("loads nothing until it is asked, and then each area once", async () => {
    const fetchShard = vi.fn(async (area: Area) => shard(area));
    const { search, onSettled } = embedded(fetchShard);
    expect(fetchShard).not.toHaveBeenCalled();
    search.load("blog");
    search.load("docs");
    expect(fetchShard.mock.calls.map(([area]) => area)).toEqual([
      "blog",
      "docs",
      "observability",
      "site",
    ]);
    await expect.poll(() => onSettled.mock.calls).toHaveLength(4);
    expect(await search.search(request)).toMatchObject({ count: 4, missing: [], pending: [] });
    expect(fetchShard).toHaveBeenCalledTimes(4);
  });

  it("answers from the first area that is there, and says which are on their way", async () => {
    const { search } = embedded((area) =>
      area === "docs" ? Promise.resolve(shard(area)) : new Promise(() => {}),
    );
    const answer = await search.search(request);
    expect(answer.hits.map(({ area }) => area)).toEqual(["docs"]);
    expect(answer.pending).toEqual(["observability", "blog", "site"]);
  });

  describe("when the reader's own area comes last", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    function late() {
      let release = (_: string) => {};
      const docs = new Promise<string>((resolve) => {
        release = resolve;
      });
      const { search } = embedded((area) =>
        area === "docs" ? docs : Promise.resolve(shard(area)),
      );
      let areas: Area[] | undefined;
      search.load("docs");
      const asked = search.search(request).then(({ hits }) => {
        areas = hits.map(({ area }) => area);
      });
      return { asked, release: () => release(shard("docs")), areas: () => areas };
    }

    it("waits for it, so that the best hits do not come after the others", async () => {
      const { asked, release, areas } = late();
      await vi.advanceTimersByTimeAsync(900);
      expect(areas()).toBeUndefined();
      release();
      await asked;
      expect(areas()?.[0]).toBe("docs");
    });

    it("does without it before long", async () => {
      const { areas } = late();
      await vi.advanceTimersByTimeAsync(1100);
      expect(areas()).not.toContain("docs");
      expect(areas()).not.toEqual([]);
    });
  });

  it("tells of an area only after every answer that was made without it", async () => {
    const told: string[] = [];
    const search = new EmbeddedSearch({
      fetchShard: async (area) => shard(area),
      synonyms: [],
      onSettled: () => told.push("area"),
    });
    const { pending } = await search.search(request);
    expect(told.length).toBeLessThanOrEqual(4 - pending.length);
    await expect.poll(() => told).toHaveLength(4);
  });

  it("leaves out an area that does not load, and says so", async () => {
    const { search, onSettled } = embedded(async (area) =>
      area === "blog" ? "<!doctype html>" : shard(area),
    );
    search.load("docs");
    await expect.poll(() => onSettled.mock.calls).toHaveLength(4);
    expect(await search.search(request)).toMatchObject({ count: 3, missing: ["blog"] });
  });

  it("fails when no area loads, and answers once the network is back", async () => {
    let online = false;
    const { search, onSettled } = embedded(async (area) => {
      if (!online) {
        throw new TypeError("Failed to fetch");
      }
      return shard(area);
    });
    await expect(search.search(request)).rejects.toThrow("could be loaded");
    await expect(search.search(request)).rejects.toThrow("could be loaded");
    online = true;
    search.load("docs");
    await expect.poll(() => onSettled.mock.calls).toHaveLength(8);
    expect(await search.search(request)).toMatchObject({ count: 4, missing: [] });
  });

  it("takes an index of another area for none", async () => {
    const { search } = embedded(async () => shard("blog"));
    expect(await search.search(request)).toMatchObject({ count: 1 });
  });
});
