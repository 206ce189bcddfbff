import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { codeHost } from "../../src/config/code-host";
import { site } from "../../src/config/site";
import { graphqlAnswer, lie, restPage } from "./data";

/**
 * How the fake behaves.
 * - `ok`: as documented, REST and GraphQL.
 * - `slow`: takes the request and never answers.
 * - `drip`: sends the head at once, then the body a space at a time, without end.
 * - `broken`: half a JSON document.
 * - `error`: status 500 with a page of HTML.
 * - `rate-limited`: status 403, nothing remaining, with the time of the reset.
 * - `huge`: a body of 64 MB, as fast as it is read.
 * - `lies`: well-formed JSON whose fields have the wrong types.
 */
export type FakeMode =
  | "ok"
  | "slow"
  | "drip"
  | "broken"
  | "error"
  | "rate-limited"
  | "huge"
  | "lies";

export interface FakeCodeHostOptions {
  /** 7,249 unless told otherwise. */
  readonly stars?: number;
  /** Origin of the avatars; the real image host's unless told otherwise. */
  readonly avatars?: string;
  /** Port to listen on; any free one unless told otherwise. */
  readonly port?: number;
}

/** A request the fake took. */
export interface FakeCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly authorization: string | undefined;
}

export interface FakeCodeHost {
  /** Root of the API, for `CODE_HOST_API`. */
  readonly url: string;
  setMode(mode: FakeMode): void;
  setStars(stars: number): void;
  /** Every request since the start or the last `forget`. */
  calls(): readonly FakeCall[];
  forget(): void;
  /** Bytes of body sent in mode `huge`. */
  hugeBytesSent(): number;
  /** Seconds since 1970 that mode `rate-limited` names as its end. */
  readonly resetAt: number;
  /** Ends the server and every connection. */
  close(): Promise<void>;
}

const HUGE_BYTES = 64_000_000;

/** Starts a code host on the loopback address that knows one repository and holds to its documented limits. */
export async function startFakeCodeHost(options: FakeCodeHostOptions = {}): Promise<FakeCodeHost> {
  const avatars = options.avatars ?? codeHost.avatars;
  const resetAt = Math.ceil(Date.now() / 1000) + 600;
  let stars = options.stars ?? 7249;
  let mode: FakeMode = "ok";
  let calls: FakeCall[] = [];
  let hugeBytes = 0;

  const send = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(body));
  };

  const answer = (request: IncomingMessage, body: string, response: ServerResponse): void => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const repository = `/repos/${site.repository}`;
    if (pathname === "/graphql") {
      if (!request.headers.authorization) {
        send(response, 401, { message: "Requires authentication" });
        return;
      }
      const { variables } = JSON.parse(body) as { variables: { count: number } };
      send(response, 200, graphqlAnswer(stars, variables.count, avatars));
    } else if (pathname === repository) {
      send(response, 200, { full_name: site.repository, stargazers_count: stars });
    } else if (pathname === `${repository}/stargazers`) {
      const perPage = Math.min(Number(searchParams.get("per_page") ?? 30), 100);
      const page = Number(searchParams.get("page") ?? 1);
      if (page > 400) send(response, 422, { message: "Pagination is limited." });
      else send(response, 200, restPage(stars, perPage, page, avatars));
    } else {
      send(response, 404, { message: "Not Found" });
    }
  };

  const huge = (response: ServerResponse): void => {
    const chunk = Buffer.alloc(64_000, " ");
    response.writeHead(200, { "Content-Type": "application/json" });
    const pump = (): void => {
      while (!response.destroyed && hugeBytes < HUGE_BYTES) {
        hugeBytes += chunk.length;
        if (!response.write(chunk)) {
          response.once("drain", pump);
          return;
        }
      }
      response.end("{}");
    };
    pump();
  };

  const drip = (response: ServerResponse): void => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const timer = setInterval(() => response.write(" "), 50);
    response.once("close", () => clearInterval(timer));
  };

  const server = createServer(async (request, response) => {
    const { method = "", url = "/" } = request;
    calls.push({ method, url, authorization: request.headers.authorization });
    let body = "";
    for await (const chunk of request) body += String(chunk);
    switch (mode) {
      case "ok":
        return answer(request, body, response);
      case "slow":
        return;
      case "drip":
        return drip(response);
      case "broken":
        response.writeHead(200, { "Content-Type": "application/json" });
        return response.end('{"stargazers_count": 12, "data": {"repo');
      case "error":
        response.writeHead(500, { "Content-Type": "text/html" });
        return response.end("<h1>Error</h1><pre>at handler (/srv/app.js:1:1)</pre>");
      case "rate-limited":
        response.setHeader("X-RateLimit-Remaining", "0");
        response.setHeader("X-RateLimit-Reset", String(resetAt));
        return send(response, 403, { message: "API rate limit exceeded" });
      case "huge":
        return huge(response);
      case "lies":
        return send(response, 200, lie(new URL(url, "http://localhost").pathname));
    }
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    resetAt,
    setMode: (next) => {
      mode = next;
    },
    setStars: (next) => {
      stars = next;
    },
    calls: () => calls,
    forget: () => {
      calls = [];
    },
    hugeBytesSent: () => hugeBytes,
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, "close");
    },
  };
}
