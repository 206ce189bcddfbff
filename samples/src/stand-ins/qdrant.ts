/** Stands in for a Qdrant server on its usual port: collections, points and filtered queries. */
import { answerRequests } from "./http";
import { VectorTable } from "./vectors";

interface Condition {
  readonly key: string;
  readonly match: { readonly value: unknown };
}

interface QdrantBody {
  readonly points?: readonly { id: string | number; vector: number[]; payload?: unknown }[];
  readonly query?: number[];
  readonly limit?: number;
  readonly score_threshold?: number;
  readonly filter?: { readonly must?: readonly Condition[] };
}

/** Answers the requests of `@qdrant/js-client-rest` to `http://localhost:6333`. */
export function standInForQdrant(): void {
  const collections = new Map<string, VectorTable>();
  const done = (result: unknown) => ({ body: { result, status: "ok", time: 0 } });
  answerRequests("http://localhost:6333", ({ method, path, body }) => {
    if (path === "/") return { body: { title: "qdrant", version: "1.18.0" } };
    const [, , name = "", ...rest] = path.split("/");
    const action = rest.join("/");
    const collection = collections.get(name);
    if (action === "exists") return done({ exists: collection !== undefined });
    if (method === "PUT" && action === "") {
      collections.set(name, new VectorTable());
      return done(true);
    }
    if (!collection) return { status: 404, body: { status: { error: `Collection ${name}` } } };
    const { points = [], query = [], limit = 10, score_threshold, filter } = body as QdrantBody;
    if (action === "points/query") {
      const must = filter?.must ?? [];
      const found = collection.nearest(query, limit, ({ payload }) =>
        must.every(({ key, match }) => (payload as Record<string, unknown>)[key] === match.value),
      );
      const near = found.filter(({ score }) => score >= (score_threshold ?? -1));
      return done({
        points: near.map(({ id, score, payload }) => ({ id, version: 1, score, payload })),
      });
    }
    for (const { id, vector, payload } of points) collection.put({ id, vector, payload });
    return done(action === "index" ? true : { operation_id: 1, status: "completed" });
  });
}
