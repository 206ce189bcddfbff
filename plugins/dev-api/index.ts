import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "@docusaurus/types";
import { createLoveHandler, type LoveHandler } from "../../src/server/love";

/** One step of the dev server, as `setupMiddlewares` lists them. */
interface Middleware {
  readonly name: string;
  readonly path: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Docusaurus hands `devServer` on to the dev server, though its types do not name it. */
type Config = Exclude<ReturnType<NonNullable<Plugin["configureWebpack"]>>, void> & {
  readonly devServer: { setupMiddlewares(middlewares: Middleware[]): Middleware[] };
};

/**
 * Puts `/api/love` into the dev server. Reads its settings from the process's environment, and
 * keeps answers in memory alone: the edge's cache exists at the edge only.
 */
export default function devApiPlugin(): Plugin {
  return {
    name: "dev-api",
    configureWebpack(_config, isServer): Config | undefined {
      if (isServer || process.env.NODE_ENV !== "development") return undefined;
      const love = createLoveHandler();
      return {
        devServer: {
          setupMiddlewares(middlewares) {
            middlewares.unshift({
              name: "dev-api",
              path: "/api/love",
              middleware: (request, response) => void serve(love, request, response),
            });
            // Docusaurus joins its own list with the one returned here: the same list again would
            // run each step twice.
            return [];
          },
        },
      };
    },
  };
}

async function serve(
  love: LoveHandler,
  { method = "GET", headers, url = "/" }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const known = headers["if-none-match"];
  const request = new Request(new URL(url, "http://localhost"), {
    method,
    headers: known ? { "If-None-Match": known } : {},
  });
  const answer = await love(request, process.env, { waitUntil: () => undefined });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}
