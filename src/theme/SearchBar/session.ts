import type { DocSearchHit, DocSearchTransformClient } from "@docsearch/react";
import { areaLabel } from "../../lib/search/areas";
import type { Hit, SearchAnswer, SearchRequest } from "../../lib/search/types";
import type { SearchProvider } from "../../search/provider";

/** What the dialog has to show. */
export type Phase =
  | { readonly kind: "idle" }
  | { readonly kind: "searching"; readonly query: string }
  | { readonly kind: "found"; readonly query: string; readonly answer: SearchAnswer }
  | { readonly kind: "none"; readonly query: string; readonly answer: SearchAnswer }
  | { readonly kind: "failed"; readonly query: string };

/** How many hits are asked for, shown of one page and shown of one area. */
const ASKED = 40;
const PER_PAGE = 3;
export const PER_AREA = 7;

/** An answer's results, as the modal wants its client to give them. */
type Results = Awaited<ReturnType<DocSearchTransformClient["search"]>>;

/**
 * One opening of the dialog: answers the modal's queries, and keeps what the modal itself loses: the
 * count of each query, whether it failed, and the matches to mark in a hit.
 */
export class Session {
  readonly #provider: SearchProvider;
  readonly #scope: Pick<SearchRequest, "language" | "tags">;
  readonly #listeners = new Set<() => void>();
  #phase: Phase = { kind: "idle" };
  #turn = 0;
  #hits = new Map<string, Hit>();

  constructor(provider: SearchProvider, scope: Pick<SearchRequest, "language" | "tags">) {
    this.#provider = provider;
    this.#scope = scope;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getPhase = (): Phase => this.#phase;

  /** Whether the same query may be answered otherwise: it failed, or parts of the index were not there. */
  isUnsettled(): boolean {
    const phase = this.#phase;
    const answer = phase.kind === "found" || phase.kind === "none" ? phase.answer : undefined;
    return (
      phase.kind === "failed" ||
      (answer && answer.pending.length + answer.missing.length > 0) === true
    );
  }

  /** The hit of the current answer at an address. */
  hit(url: string): Hit | undefined {
    return this.#hits.get(url);
  }

  /** Back to the start: the query is empty. Answers on their way no longer count. */
  clear(): void {
    this.#turn++;
    if (this.#phase.kind !== "idle") {
      this.#set({ kind: "idle" });
    }
  }

  /** The client that the modal asks. It never rejects: the modal has no way to show that. */
  client(original: DocSearchTransformClient): DocSearchTransformClient {
    return {
      ...original,
      addAlgoliaAgent: () => undefined,
      search: async (parameters) => {
        const [request] = "requests" in parameters ? parameters.requests : parameters;
        const query = request && "query" in request ? (request.query ?? "") : "";
        return { results: [await this.#answer(query)] } as unknown as Results;
      },
    };
  }

  /** Answers a query. One asked again, because more of the index is there, keeps its answer until the new one comes. */
  async #answer(query: string): Promise<{ hits: DocSearchHit[]; nbHits: number; index: string }> {
    const turn = ++this.#turn;
    const none = { hits: [], nbHits: 0, index: "site" };
    if (query.trim() === "") {
      this.#set({ kind: "idle" });
      return none;
    }
    const shown = this.#phase;
    if (!("answer" in shown) || shown.query !== query) {
      this.#set({ kind: "searching", query });
    }
    try {
      const answer = await this.#provider.search({
        query,
        offset: 0,
        limit: ASKED,
        ...this.#scope,
      });
      const hits = varied(answer.hits);
      if (turn === this.#turn) {
        this.#hits = new Map(hits.map((hit) => [hit.url, hit]));
        this.#set({ kind: hits.length > 0 ? "found" : "none", query, answer });
      }
      return { hits: hits.map(toDocSearchHit), nbHits: answer.count, index: "site" };
    } catch {
      if (turn === this.#turn) {
        this.#set({ kind: "failed", query });
      }
      return none;
    }
  }

  #set(phase: Phase): void {
    this.#phase = phase;
    for (const listener of this.#listeners) {
      listener();
    }
  }
}

/** The best hits in their order, no page and no area crowding out the others. */
function varied(hits: readonly Hit[]): Hit[] {
  const pages = new Map<string, number>();
  const kinds = new Map<string, number>();
  const room = (counts: Map<string, number>, key: string, limit: number) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count < limit;
  };
  return hits.filter(
    ({ url, area }) => room(pages, url.replace(/#.*/, ""), PER_PAGE) && room(kinds, area, PER_AREA),
  );
}

/**
 * A hit in the modal's own form. The modal groups by the first level and, inside a group, by the
 * second: an address there keeps every hit in its place.
 */
function toDocSearchHit({ url, area, title, trail }: Hit): DocSearchHit {
  const level = (value: string) => ({ value, matchLevel: "none" as const, matchedWords: [] });
  const name = title.map(([text]) => text).join("");
  const hierarchy = {
    lvl0: areaLabel(area),
    lvl1: url,
    lvl2: name,
    lvl3: trail.slice(1).join(" › "),
  };
  const marked = {
    content: level(""),
    hierarchy: {
      lvl0: level(hierarchy.lvl0),
      lvl1: level(""),
      lvl2: level(""),
      lvl3: level(""),
      lvl4: level(""),
      lvl5: level(""),
      lvl6: level(""),
    },
    hierarchy_camel: [],
  };
  return {
    objectID: url,
    url,
    url_without_anchor: url.replace(/#.*/, ""),
    anchor: url.split("#")[1] ?? null,
    type: "lvl2",
    content: null,
    hierarchy: { ...hierarchy, lvl4: null, lvl5: null, lvl6: null },
    _highlightResult: marked,
    _snippetResult: marked,
  };
}
