/** Stands in for Pinecone: one serverless index with namespaces. */
import { answerRequests } from "./http";
import { VectorTable } from "./vectors";

interface PineconeBody {
  readonly namespace?: string;
  readonly vectors?: readonly { id: string; values: number[]; metadata?: unknown }[];
  readonly vector?: number[];
  readonly topK?: number;
  readonly filter?: Readonly<Record<string, unknown>>;
}

const HOST = "index.svc.pinecone.io";

/** Answers the requests of `@pinecone-database/pinecone`. Knows equality in `filter`. */
export function standInForPinecone(): void {
  const namespaces = new Map<string, VectorTable>();
  const described = (name: string) => ({
    name,
    dimension: 1536,
    metric: "cosine",
    host: HOST,
    deletion_protection: "disabled",
    spec: { serverless: { cloud: "aws", region: "us-east-1" } },
    status: { ready: true, state: "Ready" },
    vector_type: "dense",
  });
  answerRequests("https://api.pinecone.io", ({ method, path, body }) =>
    method === "POST"
      ? { status: 201, body: described((body as { name: string }).name) }
      : { body: described(path.split("/").at(-1) ?? "") },
  );
  answerRequests(`https://${HOST}`, ({ path, body }) => {
    const request = body as PineconeBody;
    const name = request.namespace ?? "";
    const table = namespaces.get(name) ?? new VectorTable();
    namespaces.set(name, table);
    if (path === "/vectors/upsert") {
      for (const { id, values, metadata } of request.vectors ?? []) {
        table.put({ id, vector: values, payload: metadata });
      }
      return { body: { upsertedCount: request.vectors?.length ?? 0 } };
    }
    const filter = Object.entries(request.filter ?? {});
    const matches = table
      .nearest(request.vector ?? [], request.topK ?? 10, ({ payload }) =>
        filter.every(([key, value]) => (payload as Record<string, unknown>)[key] === value),
      )
      .map(({ id, score, payload }) => ({ id, score, values: [], metadata: payload }));
    return { body: { matches, namespace: name, usage: { readUnits: 1 } } };
  });
}
