import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseRepositoryStats } from "../lib/repository-stats";
import { type Answer, fakeCache, graphql, graphqlPerson, isolate, TOKEN } from "./love.test-kit";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const ok =
  (stars = 7249): Answer =>
  () =>
    Response.json(graphql(stars, [graphqlPerson]));
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(`stack trace ${TOKEN}`, { status: code, headers });

const stars = async (response: Response) => parseRepositoryStats(await response.json()).stars;

const log = vi.fn<(line: string) => void>();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(log);
  vi.spyOn(console, "error").mockImplementation(log);
});
afterEach(() => {
  expect(JSON.stringify(log.mock.calls)).not.toContain(TOKEN);
  vi.restoreAllMocks();
  log.mockReset();
});

describe("an answer", () => {
  it("is the stats as JSON, with the headers of every answer", async () => {
    const response = await isolate().get();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      stars: 7249,
      recent_stargazers: [
        { login: "someone", avatar_url: "https://avatars.githubusercontent.com/u/1?v=4&s=96" },
      ],
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it("has no body for HEAD, and is 304 for those who have it", async () => {
    const { get } = isolate();
    const head = await get({ method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const etag = head.headers.get("etag") ?? "";
    for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
      const response = await get({ headers: { "If-None-Match": known } });
      expect([response.status, await response.text()]).toEqual([304, ""]);
      expect(response.headers.get("etag")).toBe(etag);
    }
    expect((await get({ headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("is 405 for %s", async (method) => {
    const { get, fetch } = isolate();
    const response = await get({ method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("the copies", () => {
  it("serve five minutes without another call, and tell browsers how much is left", async () => {
    const world = isolate();
    await world.get();
    world.time += 4 * MINUTE;
    const later = await world.get({}, "https://site.test/api/love?bust=1");
    expect(later.headers.get("cache-control")).toBe("public, max-age=60");
    expect(world.fetch).toHaveBeenCalledOnce();

    world.time += MINUTE;
    world.answer = ok(7250);
    expect(await stars(await world.get())).toBe(7250);
    expect(world.fetch).toHaveBeenCalledTimes(2);
  });

  it("at the edge serve a new isolate", async () => {
    const first = isolate();
    await first.get();
    await first.settle();
    const second = isolate({ cache: first.cache, start: 2 * MINUTE });
    const response = await second.get();
    expect(await stars(response)).toBe(7249);
    expect(response.headers.get("cache-control")).toBe("public, max-age=180");
    expect(second.fetch).not.toHaveBeenCalled();
  });

  it("at the edge are kept apart for each source", async () => {
    const first = isolate();
    await first.get();
    await first.settle();
    const env = { CODE_HOST_REPOSITORY: "some/other" };
    const second = isolate({ cache: first.cache, env });
    await second.get();
    expect(second.fetch).toHaveBeenCalledOnce();
  });

  it("at the edge are checked before they are believed", async () => {
    const cache = fakeCache();
    const first = isolate({ cache });
    await first.get();
    await first.settle();
    for (const [key, stored] of cache.stored) {
      cache.stored.set(key, new Response('{"stars":"lots"}', { headers: stored.headers }));
    }
    const second = isolate({ cache });
    expect(await stars(await second.get())).toBe(7249);
    expect(second.fetch).toHaveBeenCalledOnce();
  });

  it("are not missed when the edge's cache fails, or there is none", async () => {
    const fails = () => Promise.reject(new Error("cache"));
    const broken = isolate({ cache: { ...fakeCache(), match: fails, put: fails } });
    expect((await broken.get()).status).toBe(200);
    await expect(broken.settle()).resolves.toBeDefined();
    await broken.get();
    expect(broken.fetch).toHaveBeenCalledOnce();
  });

  it("are refreshed by one call for all who wait", async () => {
    const world = isolate();
    const responses = await Promise.all(Array.from({ length: 30 }, () => world.get()));
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
    expect(world.fetch).toHaveBeenCalledOnce();
  });

  it("serve a day when the code host fails, and no longer", async () => {
    const world = isolate();
    await world.get();
    world.answer = status(500);
    world.time += 24 * HOUR - SECOND;
    const stale = await world.get();
    expect(stale.status).toBe(200);
    expect(await stars(stale)).toBe(7249);
    expect(stale.headers.get("cache-control")).toBe("public, max-age=30");
    world.time += SECOND;
    expect((await world.get()).status).toBe(502);
  });

  it("at the edge serve a new isolate when the code host fails", async () => {
    const first = isolate();
    await first.get();
    await first.settle();
    const second = isolate({ cache: first.cache, start: 20 * HOUR });
    second.answer = status(500);
    expect(await stars(await second.get())).toBe(7249);
  });

  it("never hold an answer that was not valid", async () => {
    const world = isolate();
    world.answer = () => Response.json(graphql("many", [graphqlPerson]));
    expect((await world.get()).status).toBe(502);
    await world.settle();
    expect(world.cache.stored.size).toBe(0);
    world.answer = ok();
    world.time += MINUTE;
    expect((await world.get()).status).toBe(200);
  });
});

describe("a code host that fails", () => {
  const reset = String(Date.parse("2025-06-01T12:10:00Z") / SECOND);
  const far = String(Date.parse("2035-01-01T00:00:00Z") / SECOND);

  it.each<[string, Answer, number, string]>([
    ["with 500", status(500), 502, "30"],
    ["with 401", status(401), 502, "30"],
    ["with HTML", () => new Response("<html>"), 502, "30"],
    ["by connection", () => Promise.reject(new TypeError(TOKEN)), 502, "30"],
    ["with 429", status(429), 503, "30"],
    ["with 429 for a while", status(429, { "Retry-After": "120" }), 503, "120"],
    [
      "with a rate limit",
      status(403, { "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset }),
      503,
      "600",
    ],
    [
      "with a rate limit for years",
      status(403, { "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": far }),
      503,
      "3600",
    ],
    ["with a rate limit that is over", status(429, { "Retry-After": "0" }), 503, "30"],
  ])("%s", async (_name, answer, code, retryAfter) => {
    const world = isolate();
    world.answer = answer;
    const response = await world.get();
    expect(response.status).toBe(code);
    expect(response.headers.get("retry-after")).toBe(retryAfter);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.json();
    expect(body).toEqual({ error: expect.stringMatching(/^The code host [a-z ]+\.$/) });
  });

  it("is left alone until it may be asked again, and logged once", async () => {
    const world = isolate();
    world.answer = status(500);
    await world.get();
    world.answer = ok();
    world.time += 29 * SECOND;
    const response = await world.get();
    expect([response.status, response.headers.get("retry-after")]).toEqual([502, "1"]);
    expect(world.fetch).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
    world.time += SECOND;
    expect((await world.get()).status).toBe(200);
  });

  it("does not keep this isolate from what another one read meanwhile", async () => {
    const world = isolate();
    world.answer = status(500);
    await world.get();
    const other = isolate({ cache: world.cache });
    await other.get();
    await other.settle();
    expect((await world.get()).status).toBe(200);
    expect(world.fetch).toHaveBeenCalledOnce();
  });
});

describe("a code host that is late", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each<[string, Answer]>([
    ["with its answer", () => new Promise(() => undefined)],
    ["with its body", () => new Response(new ReadableStream())],
  ])("%s costs three seconds", async (_name, answer) => {
    const world = isolate();
    world.answer = answer;
    const pending = world.get();
    await vi.advanceTimersByTimeAsync(2999);
    expect(await Promise.race([pending, "waiting"])).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    const response = await pending;
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(world.fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not hold up those who wait for a request that the runtime dropped", async () => {
    const world = isolate();
    world.cache.match = () => new Promise(() => undefined);
    const dropped = world.get();
    const waiting = world.get();
    await vi.advanceTimersByTimeAsync(4500);
    expect((await dropped).status).toBe(503);
    expect((await waiting).status).toBe(503);
    world.cache = fakeCache();
    world.time += 7 * SECOND;
    expect((await world.get()).status).toBe(200);
  });
});

describe("what nobody foresaw", () => {
  it("is a 503 without its message", async () => {
    const world = isolate({ env: { CODE_HOST_TOKEN: `${TOKEN} with a space` } });
    const response = await world.get();
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: "The star count is not available." });
    expect(log.mock.calls[0]?.[0]).toContain("CODE_HOST_TOKEN is malformed");
  });
});
