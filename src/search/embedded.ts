import { type Area, areas } from "../lib/search/areas";
import { SearchEngine } from "../lib/search/engine";
import type { Synonym } from "../lib/search/query";
import { readShard } from "../lib/search/shard";
import type { SearchAnswer, SearchRequest } from "../lib/search/types";

/** How long the index is built in one go before queries get their turn, in milliseconds. */
const SLICE_MS = 12;

/** How long after a failure a query does not try again by itself, in milliseconds. */
const RETRY_AFTER_MS = 300;

/** How long a query waits for areas on their way when others are ready, in milliseconds. */
const PATIENCE_MS = 150;

/** How long areas that came sooner wait for the reader's own, in milliseconds. */
const OWN_FIRST_MS = 1000;

/** What the embedded search needs from outside. */
export interface EmbeddedOptions {
  /** The text of an area's index; rejects when it cannot be had. */
  readonly fetchShard: (area: Area) => Promise<string>;
  readonly synonyms: readonly Synonym[];
  /** Called whenever an area is ready or has failed: an answer given before may be another now. */
  readonly onSettled?: () => void;
}

type State = "idle" | "loading" | "ready" | "failed";

/**
 * The search that needs no other host. Areas are fetched side by side and indexed one after the
 * other, the reader's own first; a query is answered from what is ready, and says what is not.
 */
export class EmbeddedSearch {
  readonly #engine: SearchEngine;
  readonly #options: EmbeddedOptions;
  readonly #states = new Map<Area, State>(areas.map(({ id }) => [id, "idle"]));
  #turn: Promise<void> = Promise.resolve();
  #failedAt = Number.NEGATIVE_INFINITY;
  readonly #loading = new Map<Area, Promise<boolean>>();

  constructor(options: EmbeddedOptions) {
    this.#options = options;
    this.#engine = new SearchEngine(options.synonyms);
  }

  /** Begins to load what is neither there nor on its way, the given area first. */
  load(near: Area): void {
    const order = [near, ...areas.map(({ id }) => id).filter((id) => id !== near)];
    for (const area of order) {
      const state = this.#states.get(area);
      if (state === "idle" || state === "failed") {
        this.#states.set(area, "loading");
        const own = area === near ? undefined : this.#loading.get(near);
        this.#loading.set(area, this.#load(area, own && Promise.race([own, after(OWN_FIRST_MS)])));
      }
    }
  }

  /**
   * Answers a query from the areas that are ready, when there is one. What failed a while ago is tried again.
   *
   * @throws Error when no area can be loaded
   */
  async search(request: SearchRequest): Promise<SearchAnswer> {
    if (performance.now() - this.#failedAt > RETRY_AFTER_MS) {
      this.load(request.area ?? "docs");
    }
    // A better hit may be on its way; it is not waited for long.
    if (this.#some("loading")) {
      const all = Promise.all(this.#loading.values());
      await Promise.race([all, after(PATIENCE_MS)]);
    }
    if (!this.#some("ready")) {
      await firstTrue(this.#loading.values());
    }
    if (!this.#some("ready")) {
      throw new Error("No part of the search index could be loaded.");
    }
    return {
      ...this.#engine.search(request),
      missing: this.#inState("failed"),
      pending: this.#inState("loading"),
    };
  }

  /** Loads an area, and indexes it when its turn has come. Never rejects; tells whether the area is ready. */
  async #load(area: Area, turn: Promise<unknown> | undefined): Promise<boolean> {
    let isReady = false;
    try {
      const text = await this.#options.fetchShard(area);
      const { pages } = readShard(text, area);
      await turn;
      const before = this.#turn;
      this.#turn = before.then(() => this.#index(area, pages));
      await this.#turn;
      isReady = true;
    } catch {
      this.#failedAt = performance.now();
    }
    this.#states.set(area, isReady ? "ready" : "failed");
    // An answer that was made without this area is on its way: it comes first, so that it can be asked for again.
    setTimeout(() => this.#options.onSettled?.());
    return isReady;
  }

  async #index(area: Area, pages: Parameters<SearchEngine["add"]>[1]): Promise<void> {
    let since = performance.now();
    for (const page of pages) {
      this.#engine.add(area, [page]);
      if (performance.now() - since > SLICE_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        since = performance.now();
      }
    }
  }

  #inState(state: State): Area[] {
    return areas.map(({ id }) => id).filter((id) => this.#states.get(id) === state);
  }

  #some(state: State): boolean {
    return this.#inState(state).length > 0;
  }
}

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits until one of the promises gives true, or all have given false. */
function firstTrue(promises: Iterable<Promise<boolean>>): Promise<unknown> {
  const hopeful = [...promises].map(async (promise) => {
    if (!(await promise)) {
      throw new Error("not this one");
    }
  });
  return Promise.any(hopeful).catch(() => undefined);
}
