import type { LoveEnv } from "../../src/server/code-host-config";
import { createLoveHandler } from "../../src/server/love";

/** The part of the platform's event that is used. */
interface PagesEvent {
  readonly request: Request;
  readonly env: LoveEnv;
  waitUntil(promise: Promise<unknown>): void;
}

const love = createLoveHandler();

/** `GET /api/love` at the edge; everything it does is in `src/server`. */
export function onRequest({ request, env, waitUntil }: PagesEvent): Promise<Response> {
  const edge = caches as CacheStorage & { readonly default: Cache };
  return love(request, env, { waitUntil, cache: edge.default });
}
