import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the stand-in answers. */
export type Mood = "well" | "slow" | "failing" | "refusing" | "malformed" | "empty" | "hanging";

/** A stand-in for the hosted search provider that speaks its HTTP API. */
export interface FakeSearchProvider {
  readonly url: string;
  mood: Mood;
  /** Records by index and object id. */
  readonly indexes: ReadonlyMap<string, ReadonlyMap<string, StoredRecord>>;
  readonly settings: ReadonlyMap<string, unknown>;
  /** Every call: method and path, and the body. */
  readonly calls: { readonly line: string; readonly body: unknown }[];
  close(): Promise<void>;
}

/** A record as it was sent. */
export type StoredRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

interface QueryRequest {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: readonly (string | readonly string[])[];
  readonly offset?: number;
  readonly length?: number;
  readonly hitsPerPage?: number;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

/** Starts the stand-in on a free port of this machine. */
export async function startFakeSearchProvider(): Promise<FakeSearchProvider> {
  const indexes = new Map<string, Map<string, StoredRecord>>();
  const settings = new Map<string, unknown>();
  const calls: FakeSearchProvider["calls"] = [];
  let mood: Mood = "well";
  let tasks = 0;

  const index = (name: string) => {
    const found = indexes.get(name) ?? new Map<string, StoredRecord>();
    indexes.set(name, found);
    return found;
  };

  function write(name: string, action: string, body: unknown): object {
    const fields = body as Record<string, unknown>;
    switch (action) {
      case "clear":
        index(name).clear();
        break;
      case "settings":
        settings.set(name, body);
        break;
      case "batch":
        for (const { body: record } of fields.requests as { body: StoredRecord }[]) {
          index(name).set(record.objectID, record);
        }
        break;
      case "operation":
        indexes.set(String(fields.destination), index(name));
        settings.set(String(fields.destination), settings.get(name));
        indexes.delete(name);
    }
    return { taskID: ++tasks };
  }

  function search(request: QueryRequest): object {
    const words = request.query.toLowerCase().split(/\s+/).filter(Boolean);
    const all = [...(indexes.get(request.indexName)?.values() ?? [])].filter(
      (record) =>
        words.every((word) => JSON.stringify(record).toLowerCase().includes(word)) &&
        request.facetFilters.every((filter) =>
          [filter].flat().some((one) => {
            const [name = "", value] = one.split(/:(.*)/s);
            return record[name] === value;
          }),
        ),
    );
    const area: Record<string, number> = {};
    for (const record of all) {
      area[String(record.area)] = (area[String(record.area)] ?? 0) + 1;
    }
    const { offset = 0, length = request.hitsPerPage ?? 20 } = request;
    return {
      hits: all.slice(offset, offset + length).map((record) => highlighted(record, words, request)),
      nbHits: all.length,
      facets: { area },
      index: request.indexName,
    };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const text = await read(request);
    const body: unknown = text ? JSON.parse(text) : undefined;
    calls.push({ line: `${request.method} ${decodeURIComponent(pathname)}`, body });
    const answer = (status: number, data: unknown) => {
      response.writeHead(status, {
        "content-type": "application/json",
        "access-control-allow-origin": "*",
      });
      response.end(typeof data === "string" ? data : JSON.stringify(data));
    };
    switch (mood) {
      case "hanging":
        return;
      case "failing":
        return answer(503, { message: "down" });
      case "refusing":
        return answer(403, { message: "Invalid Application-ID or API key" });
      case "malformed":
        return answer(200, "<!doctype html><title>Sign in</title>");
      case "empty":
        return answer(200, {});
      case "slow":
        await new Promise((resolve) => setTimeout(resolve, 400));
    }
    const [, name = "", action = ""] = /^\/1\/indexes\/([^/]+)\/(\w+)/.exec(pathname) ?? [];
    if (action === "queries") {
      const { requests } = body as { requests: QueryRequest[] };
      return answer(200, { results: requests.map(search) });
    }
    if (action === "task") {
      return answer(200, { status: "published" });
    }
    return answer(200, write(decodeURIComponent(name), action, body));
  }

  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get mood() {
      return mood;
    },
    set mood(next) {
      mood = next;
    },
    indexes,
    settings,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function highlighted(
  record: StoredRecord,
  words: readonly string[],
  { highlightPreTag = "<em>", highlightPostTag = "</em>" }: QueryRequest,
): object {
  const mark = (value: unknown) => ({
    value: words.reduce(
      (text, word) =>
        text.replace(new RegExp(word, "gi"), (found) => highlightPreTag + found + highlightPostTag),
      String(value ?? ""),
    ),
  });
  const hierarchy = Object.entries(record.hierarchy as Record<string, unknown>);
  return {
    ...record,
    _highlightResult: {
      hierarchy: Object.fromEntries(hierarchy.map(([level, value]) => [level, mark(value)])),
    },
    _snippetResult: { content: mark(record.content) },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}
