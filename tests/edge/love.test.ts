import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functionHeaders } from "../../src/config/security-headers";
import { parseRepositoryStats } from "../../src/lib/repository-stats";
import { type FakeCodeHost, type FakeMode, startFakeCodeHost } from "../fake-code-host";
import { freePort, temporaryFolder } from "./child-server";
import { type PagesDev, startPagesDev } from "./pages-dev";

const TOKEN = "token-that-must-not-leak";
/** Settings under which every request asks the code host, so that no test waits for time to pass. */
const ALWAYS_ASK = { LOVE_FRESH_SECONDS: "0", LOVE_RETRY_SECONDS: "0" };

let host: FakeCodeHost;
let edge: PagesDev;

const get = (init: RequestInit = {}, path = "/api/love") => fetch(`${edge.url}${path}`, init);
const stars = async (response: Response) => parseRepositoryStats(await response.json()).stars;

function expectFunctionHeaders(response: Response): void {
  for (const [name, value] of Object.entries(functionHeaders)) {
    expect(response.headers.get(name), name).toBe(value);
  }
}

beforeAll(async () => {
  host = await startFakeCodeHost();
});
afterAll(() => host?.close());

describe("with a token", () => {
  let state: Awaited<ReturnType<typeof temporaryFolder>>;
  let port: number;
  const start = (settings = {}) =>
    startPagesDev({
      port,
      state: state.path,
      bindings: { CODE_HOST_API: host.url, CODE_HOST_TOKEN: TOKEN, ...settings },
    });
  beforeAll(async () => {
    state = await temporaryFolder(tmpdir());
    port = await freePort();
    edge = await start();
  });
  afterAll(async () => {
    await edge?.stop();
    await state?.remove();
  });

  it("answers fifty visitors at once with one upstream call", async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => get()));
    const bodies = new Set(await Promise.all(responses.map((response) => response.text())));
    expect(responses.map((response) => response.status)).toEqual(Array(50).fill(200));
    expect([...bodies]).toHaveLength(1);
    const calls = host.calls();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ url: "/graphql", authorization: `Bearer ${TOKEN}` });
    expect(edge.output()).not.toMatch(/different request|hang|uncaught/i);
  });

  it("keeps to the shape that the browser accepts", async () => {
    const stats = parseRepositoryStats(await (await get()).json());
    expect(stats.stars).toBe(7249);
    expect(stats.recent_stargazers?.map(({ login }) => login)).toEqual(
      [7249, 7248, 7247, 7246, 7245].map((number) => `stargazer-${number}`),
    );
  });

  it("serves the copy whatever the query, as HEAD, and as 304", async () => {
    host.forget();
    host.setStars(1);
    const response = await get({}, "/api/love/?bust=1");
    expect(await stars(response)).toBe(7249);
    expectFunctionHeaders(response);
    const head = await get({ method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const headers = { "If-None-Match": response.headers.get("etag") ?? "" };
    const known = await get({ headers });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    expect(host.calls()).toHaveLength(0);
  });

  it("answers other methods with 405", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const response = await get({ method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      expect(await response.json()).toEqual({ error: expect.any(String) });
      expectFunctionHeaders(response);
    }
  });

  it("leaves pages to the asset server", async () => {
    const page = await get({}, "/");
    expect(await page.text()).toContain("<title>Page</title>");
    expect(page.headers.get("content-security-policy")).toBeNull();
  });

  it("never prints the token", () => {
    expect(edge.output()).not.toContain(TOKEN);
  });

  it("serves the edge's copy after a restart, fresh, then stale while the code host fails", async () => {
    await edge.stop();
    host.forget();
    edge = await start();
    expect(await stars(await get())).toBe(7249);
    expect(host.calls()).toHaveLength(0);

    await edge.stop();
    host.setMode("error");
    edge = await start(ALWAYS_ASK);
    expect(await stars(await get())).toBe(7249);
    expect(host.calls()).toHaveLength(1);
  });

  it("answers those who wait for the call of a visitor who left", async () => {
    host.setMode("slow");
    host.forget();
    const visit = new AbortController();
    const left = get({ signal: visit.signal });
    await expect.poll(() => host.calls()).toHaveLength(1);
    const waiting = get();
    visit.abort();
    await expect(left).rejects.toThrow();
    expect(await stars(await waiting)).toBe(7249);
    expect(edge.output()).not.toMatch(/different request|hang|uncaught/i);
  });
});

describe("rate-limited", () => {
  beforeAll(async () => {
    edge = await startPagesDev({ bindings: { CODE_HOST_API: host.url } });
  });
  afterAll(() => edge?.stop());

  it("answers 503 until the limit ends, and asks no more until then", async () => {
    host.setMode("rate-limited");
    host.forget();
    const response = await get();
    expect(response.status).toBe(503);
    const wait = Number(response.headers.get("retry-after"));
    expect(Math.abs(Date.now() / 1000 + wait - host.resetAt)).toBeLessThan(30);
    host.setMode("ok");
    expect((await get()).status).toBe(503);
    expect(host.calls()).toHaveLength(1);
  });
});

describe.each([
  ["with a token", { CODE_HOST_TOKEN: TOKEN }],
  ["without a token", {}],
])("%s, while the code host", (_name, token) => {
  beforeAll(async () => {
    host.setStars(7203);
    edge = await startPagesDev({ bindings: { CODE_HOST_API: host.url, ...ALWAYS_ASK, ...token } });
  });
  afterAll(() => edge?.stop());

  const failures: [FakeMode, number][] = [
    ["broken", 502],
    ["error", 502],
    ["huge", 502],
    ["lies", 502],
    ["slow", 503],
    ["drip", 503],
  ];

  it.each(failures)("is %s, answers %d", async (mode, status) => {
    host.setMode(mode);
    const started = performance.now();
    const response = await get();
    expect(response.status).toBe(status);
    // Three seconds, and what a busy machine adds.
    expect(performance.now() - started).toBeLessThan(6000);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expectFunctionHeaders(response);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ error: expect.stringMatching(/^The code host/) });
    expect(text).not.toMatch(/\bat \w+ \(|srv|token/i);
  });

  it("sends without end, stops reading", () => {
    // What the sockets between hold, and no more.
    expect(host.hugeBytesSent()).toBeLessThan(2 * 16_000_000);
  });

  it("is well, answers; then serves that answer through failures", async () => {
    host.setMode("ok");
    const stats = parseRepositoryStats(await (await get()).json());
    expect(stats.stars).toBe(7203);
    expect(stats.recent_stargazers?.map(({ login }) => login)).toEqual(
      [7203, 7202, 7201, 7200, 7199].map((number) => `stargazer-${number}`),
    );
    for (const mode of ["broken", "error", "lies", "slow"] as const) {
      host.setMode(mode);
      const response = await get();
      expect([mode, response.status, await stars(response)]).toEqual([mode, 200, 7203]);
    }
  });

  it("never sees its token or its errors in the log", () => {
    expect(edge.output()).toContain("/api/love: code host failed (bad-answer, status 500)");
    expect(edge.output()).not.toMatch(new RegExp(`${TOKEN}|srv/app|at handler|uncaught`, "i"));
  });
});
