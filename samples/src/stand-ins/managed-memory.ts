/** Stands in for the managed memory of VoltOps: one database with messages, conversations and vectors. */
import type { Conversation } from "@voltagent/core";
import type { UIMessage } from "ai";
import { answerRequests, type StandInAnswer } from "./http";
import { VectorTable } from "./vectors";

interface ManagedBody {
  readonly message?: UIMessage;
  readonly messages?: readonly UIMessage[];
  readonly conversationId?: string;
  readonly userId?: string;
  readonly input?: Conversation;
  readonly updates?: Partial<Conversation>;
  readonly items?: readonly { id: string; vector: number[]; metadata?: unknown }[];
  readonly id?: string;
  readonly vector?: number[];
  readonly metadata?: unknown;
  readonly limit?: number;
}

const PREFIX = "/managed-memory/projects/databases";

/** Answers the requests of `ManagedMemoryAdapter` and its vector adapter. `name` is the database's. */
export function standInForManagedMemory(name: string): void {
  const messages: { userId: string; conversationId: string; message: UIMessage }[] = [];
  const conversations = new Map<string, Conversation>();
  const vectors = new VectorTable();
  const data = (value: unknown): StandInAnswer => ({ body: { success: true, data: value } });
  const database = {
    id: "db-1",
    name,
    region: "eu-central-1",
    status: "ready",
    connection: { host: "db.example.com", port: 5432, database: name, ssl: true },
  };
  answerRequests("https://api.voltagent.dev", ({ method, path, query, body }) => {
    if (path === PREFIX) return data({ databases: [database] });
    if (!path.startsWith(PREFIX)) return data({});
    const [, kind, key] = path.slice(PREFIX.length + 1).split("/");
    const request = (body ?? {}) as ManagedBody;
    if (kind === "messages" && method === "GET") {
      const found = messages.filter(
        ({ userId, conversationId }) =>
          userId === query.get("userId") && conversationId === query.get("conversationId"),
      );
      const limit = Number(query.get("limit") ?? found.length);
      return data({ messages: found.slice(-limit).map(({ message }) => message) });
    }
    if (kind === "messages") {
      const { userId = "", conversationId = "" } = request;
      for (const message of [request.message, ...(request.messages ?? [])]) {
        if (!message) continue;
        const old = messages.find((stored) => stored.message.id === message.id);
        if (old) old.message = message;
        else messages.push({ userId, conversationId, message });
      }
      return data({});
    }
    if (kind === "conversations") {
      const { input } = request;
      if (input) conversations.set(input.id, input);
      const conversation = conversations.get(input?.id ?? key ?? "");
      if (key && !conversation) return data({ conversation: null });
      if (key) return data({ conversation: { ...conversation, ...request.updates } });
      return data(input ? { conversation } : { conversations: [...conversations.values()] });
    }
    if (kind === "vectors" && key === "search") {
      const found = vectors.nearest(request.vector ?? [], request.limit ?? 10);
      return data({
        results: found.map(({ payload, ...rest }) => ({ ...rest, metadata: payload })),
      });
    }
    if (kind === "vectors" && key === "count") return data({ count: vectors.size });
    if (kind === "vectors") {
      for (const { id, vector, metadata } of request.items ?? [request as Required<ManagedBody>]) {
        vectors.put({ id, vector, payload: metadata });
      }
    }
    return data({});
  });
}
