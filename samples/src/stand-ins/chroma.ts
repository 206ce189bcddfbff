/** Stands in for a Chroma server on its usual port: one database with collections and their records. */
import { answerRequests } from "./http";
import { VectorTable } from "./vectors";

interface ChromaBody {
  readonly name?: string;
  readonly configuration?: unknown;
  readonly ids?: readonly string[];
  readonly embeddings?: readonly number[][];
  readonly documents?: readonly string[];
  readonly metadatas?: readonly Record<string, unknown>[];
  readonly query_embeddings?: readonly number[][];
  readonly n_results?: number;
  readonly where?: Readonly<Record<string, unknown>>;
}

interface Row {
  readonly document?: string | undefined;
  readonly metadata?: Record<string, unknown> | undefined;
}

/** Answers the requests of `chromadb` to `http://localhost:8000`. Knows equality in `where`. */
export function standInForChroma(): void {
  const collections = new Map<string, VectorTable>();
  answerRequests("http://localhost:8000", ({ path, body }) => {
    if (path === "/api/v2/auth/identity") {
      return { body: { user_id: "", tenant: "default_tenant", databases: ["default_database"] } };
    }
    if (path === "/api/v2/pre-flight-checks") return { body: { max_batch_size: 1000 } };
    const [id = "", action] = path.split("/collections")[1]?.split("/").slice(1) ?? [];
    const request = (body ?? {}) as ChromaBody;
    if (!action && request.name) {
      if (!collections.has(request.name)) collections.set(request.name, new VectorTable());
      const tenant = { tenant: "default_tenant", database: "default_database" };
      const { name } = request;
      return { body: { ...tenant, id: name, name, metadata: null, configuration_json: {} } };
    }
    const collection = collections.get(id);
    if (!collection) return { status: 404, body: { error: "NotFoundError", message: id } };
    if (action === "count") return { body: collection.size };
    if (action === "upsert") {
      for (const [index, key] of (request.ids ?? []).entries()) {
        const payload = {
          document: request.documents?.[index],
          metadata: request.metadatas?.[index],
        };
        collection.put({ id: key, vector: request.embeddings?.[index] ?? [], payload });
      }
      return { body: {} };
    }
    const where = Object.entries(request.where ?? {});
    const results = (request.query_embeddings ?? []).map((query) =>
      collection.nearest(query, request.n_results ?? 10, ({ payload }) =>
        where.every(([key, value]) => (payload as Row).metadata?.[key] === value),
      ),
    );
    const rows = <T>(read: (found: (typeof results)[number][number]) => T) =>
      results.map((result) => result.map(read));
    return {
      body: {
        ids: rows(({ id: key }) => key),
        documents: rows(({ payload }) => (payload as Row).document ?? null),
        metadatas: rows(({ payload }) => (payload as Row).metadata ?? null),
        distances: rows(({ score }) => 1 - score),
        include: ["documents", "metadatas", "distances"],
      },
    };
  });
}
