import { vi } from "vitest";
import type { LoveEnv } from "./code-host-config";
import { createLoveHandler } from "./love";
import type { EdgeCache } from "./love-cache";

/** The token that every isolate sends; it must turn up nowhere else. */
export const TOKEN = "token-that-must-not-leak";

/** What the code host does with a call. */
export type Answer = () => Response | Promise<Response>;

/** An edge cache in memory, with what it stores in the open. */
export function fakeCache(): EdgeCache & { readonly stored: Map<string, Response> } {
  const stored = new Map<string, Response>();
  return {
    stored,
    match: async (key) => stored.get(String(key))?.clone(),
    put: async (key, response) => void stored.set(String(key), response.clone()),
  };
}

/** Returns a stargazer as REST lists it. */
export function restPerson(number: number, origin = "https://avatars.githubusercontent.com") {
  return { login: `stargazer-${number}`, avatar_url: `${origin}/u/${number}?v=4` };
}

/** Returns stargazers `first` to `last` as REST lists them, oldest first. */
export function restPeople(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => restPerson(first + index));
}

/** Returns the answer to the GraphQL query. */
export function graphql(stars: unknown, nodes: unknown): unknown {
  return { data: { repository: { stargazerCount: stars, stargazers: { nodes } } } };
}

/** A stargazer as GraphQL lists them. */
export const graphqlPerson = {
  login: "someone",
  avatarUrl: "https://avatars.githubusercontent.com/u/1?v=4",
};

/** One isolate: a handler, its code host, a clock and an edge cache. */
export function isolate({ cache = fakeCache(), env = {} as LoveEnv, start = 0 } = {}) {
  const handler = createLoveHandler();
  const waiting: Promise<unknown>[] = [];
  const world = {
    cache,
    time: Date.parse("2025-06-01T12:00:00Z") + start,
    answer: ((): Response => Response.json(graphql(7249, [graphqlPerson]))) as Answer,
    fetch: vi.fn<typeof fetch>(async (): Promise<Response> => world.answer()),
    /** Waits for what outlives the answers. */
    settle: (): Promise<unknown> => Promise.all(waiting),
    get: (init: RequestInit = {}, url = "https://site.test/api/love"): Promise<Response> =>
      handler(
        new Request(url, init),
        { CODE_HOST_TOKEN: TOKEN, ...env },
        {
          waitUntil: (work) => void waiting.push(work),
          cache: world.cache,
          fetch: world.fetch,
          now: () => world.time,
        },
      ),
  };
  return world;
}
