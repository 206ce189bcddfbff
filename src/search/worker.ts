import { synonyms } from "../data/search/synonyms";
import type { Area } from "../lib/search/areas";
import { shardPath } from "../lib/search/shard";
import { EmbeddedSearch } from "./embedded";
import type { FromWorker, ToWorker } from "./messages";

const FETCH_LIMIT_MS = 15_000;

/** The worker's own scope, as far as it is used; the page's types are in force here. */
interface Scope {
  postMessage(message: FromWorker): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = globalThis as unknown as Scope;

async function fetchShard(area: Area): Promise<string> {
  const response = await fetch(shardPath(area), { signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
  if (!response.ok) {
    throw new Error(`The index of ${area} answered ${response.status}.`);
  }
  return response.text();
}

const search = new EmbeddedSearch({
  fetchShard,
  synonyms,
  onSettled: () => scope.postMessage({ type: "more" }),
});

scope.addEventListener("message", ({ data }) => {
  if (data.type === "load") {
    search.load(data.near);
    return;
  }
  const { id, request } = data;
  search.search(request).then(
    (answer) => scope.postMessage({ type: "answer", id, answer }),
    (error: unknown) => scope.postMessage({ type: "failure", id, message: String(error) }),
  );
});
