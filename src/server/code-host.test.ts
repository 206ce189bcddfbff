import { describe, expect, it, vi } from "vitest";
import { type CodeHostError, fetchRepositoryStats } from "./code-host";
import { type LoveEnv, readConfig } from "./code-host-config";
import { graphql, restPeople, restPerson } from "./love.test-kit";

const NOW = Date.parse("2025-06-01T12:00:00Z");

/** Reads the stats from answers by path and query; an unknown path is a failure of the test. */
function read(answers: Record<string, unknown>, env: LoveEnv = {}) {
  const fetch = vi.fn(async (input: string | URL | Request, _init?: RequestInit) => {
    const path = String(input).replace("https://api.github.com", "");
    const answer = answers[path];
    if (answer === undefined) throw new Error(`unexpected call: ${path}`);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  const signal = new AbortController().signal;
  return { fetch, stats: fetchRepositoryStats(readConfig(env), { fetch, signal, now: NOW }) };
}

const repository = "/repos/VoltAgent/voltagent";
const page = (number: number) => `${repository}/stargazers?per_page=100&page=${number}`;
const logins = ({ recent_stargazers: list }: { recent_stargazers: unknown }) =>
  (list as { login: string }[]).map(({ login }) => login);
const failure = async (stats: Promise<unknown>): Promise<CodeHostError> =>
  stats.then(
    () => Promise.reject(new Error("it did not fail")),
    (error: CodeHostError) => error,
  );

describe("over REST", () => {
  it("reads the last page alone when it holds five, newest first", async () => {
    const { stats, fetch } = read({
      [repository]: { stargazers_count: 249 },
      [page(3)]: restPeople(201, 249),
    });
    expect(logins(await stats)).toEqual([249, 248, 247, 246, 245].map((n) => `stargazer-${n}`));
    expect((await stats).stars).toBe(249);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("reads the page before where the last is short", async () => {
    const { stats } = read({
      [repository]: { stargazers_count: 202 },
      [page(3)]: restPeople(201, 202),
      [page(2)]: restPeople(101, 200),
    });
    expect(logins(await stats)).toEqual([202, 201, 200, 199, 198].map((n) => `stargazer-${n}`));
  });

  it("does without a page before the first", async () => {
    const one = read({ [repository]: { stargazers_count: 1 }, [page(1)]: restPeople(1, 1) });
    expect(logins(await one.stats)).toEqual(["stargazer-1"]);
    const none = read({ [repository]: { stargazers_count: 0 }, [page(1)]: [] });
    expect(await none.stats).toEqual({ stars: 0, recent_stargazers: [] });
  });

  it("says null when the newest lie behind the last page that the code host serves", async () => {
    const last = read({
      [repository]: { stargazers_count: 40_000 },
      [page(400)]: restPeople(39_901, 40_000),
    });
    expect(logins(await last.stats)[0]).toBe("stargazer-40000");
    const beyond = read({ [repository]: { stargazers_count: 40_001 } });
    expect(await beyond.stats).toEqual({ stars: 40_001, recent_stargazers: null });
  });

  it("asks for avatars at the size they are drawn", async () => {
    const { stats } = read({
      [repository]: { stargazers_count: 1 },
      [page(1)]: [restPerson(1)],
    });
    expect((await stats).recent_stargazers?.[0]?.avatar_url).toBe(
      "https://avatars.githubusercontent.com/u/1?v=4&s=96",
    );
  });

  it("leaves out deleted accounts, odd names and avatars from anywhere else", async () => {
    const { stats } = read({
      [repository]: { stargazers_count: 9 },
      [page(1)]: [
        restPerson(1),
        null,
        { login: "<b>", avatar_url: restPerson(2).avatar_url },
        restPerson(3, "http://avatars.githubusercontent.com"),
        restPerson(4, "https://avatars.githubusercontent.com.example.org"),
        restPerson(5, "https://avatars.githubusercontent.com:8443"),
        restPerson(6, "https://user@avatars.githubusercontent.com"),
        { login: "x", avatar_url: "data:image/svg+xml,<svg/>" },
        { login: "y", avatar_url: "not an address" },
      ],
    });
    expect(logins(await stats)).toEqual(["stargazer-1"]);
  });
});

describe("over GraphQL", () => {
  const env = { CODE_HOST_TOKEN: "a-token" };
  const nodes = [{ login: "newest", avatarUrl: restPerson(1).avatar_url }];

  it("asks once, with the token, for the five newest", async () => {
    const { stats, fetch } = read({ "/graphql": graphql(7249, nodes) }, env);
    expect(logins(await stats)).toEqual(["newest"]);
    expect(fetch).toHaveBeenCalledOnce();
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get("authorization")).toBe("Bearer a-token");
    expect(JSON.parse(String(init?.body)).variables).toEqual({
      owner: "VoltAgent",
      name: "voltagent",
      count: 5,
    });
  });

  it("does not carry the token along a redirect", async () => {
    const redirect = new Response(null, { status: 302, headers: { Location: "https://a.test/" } });
    const { stats, fetch } = read({ "/graphql": redirect }, env);
    expect(await failure(stats)).toMatchObject({ kind: "bad-answer", detail: "status 302" });
    expect(fetch.mock.calls[0]?.[1]?.redirect).toBe("manual");
  });

  it("tells a rate limit from other errors", async () => {
    const limited = read({ "/graphql": { errors: [{ type: "RATE_LIMITED" }] } }, env);
    expect((await failure(limited.stats)).kind).toBe("rate-limited");
    const other = read({ "/graphql": { data: null, errors: [{ type: "NOT_FOUND" }] } }, env);
    expect((await failure(other.stats)).kind).toBe("bad-answer");
  });

  it.each([
    ["a list", []],
    ["no data", {}],
    ["a count in words", graphql("many", nodes)],
    ["a negative count", graphql(-1, nodes)],
    ["half a star", graphql(1.5, nodes)],
    ["people who are not a list", graphql(5, "everyone")],
    ["a person who is not a record", graphql(5, ["someone"])],
    ["a name that is not text", graphql(5, [{ login: 5, avatarUrl: "https://a.test" }])],
    ["too many people", graphql(5, Array(101).fill(nodes[0]))],
    ["no such repository", { data: { repository: null } }],
  ])("rejects %s", async (_name, answer) => {
    expect((await failure(read({ "/graphql": answer }, env).stats)).kind).toBe("bad-answer");
  });
});

describe("a refusal", () => {
  const refuse = async (status: number, headers: Record<string, string>) =>
    failure(read({ [repository]: new Response("no", { status, headers }) }).stats);
  const reset = String(NOW / 1000 + 90);

  it.each([
    [429, {}, "rate-limited", undefined],
    [429, { "Retry-After": "20" }, "rate-limited", 20_000],
    [403, { "Retry-After": "Sun, 01 Jun 2025 12:00:40 GMT" }, "rate-limited", 40_000],
    [403, { "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset }, "rate-limited", 90_000],
    [403, { "X-RateLimit-Remaining": "12", "X-RateLimit-Reset": reset }, "bad-answer", undefined],
    [429, { "Retry-After": "soon" }, "rate-limited", undefined],
    [401, {}, "bad-answer", undefined],
    [503, { "Retry-After": "5" }, "bad-answer", 5000],
  ])("%d with %j is %s", async (status, headers, kind, retryAfterMs) => {
    expect(await refuse(status, headers)).toMatchObject({ kind, retryAfterMs });
  });
});

describe("a body", () => {
  const endless = (onCancel: () => void) =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64_000).fill(32)),
      cancel: onCancel,
    });

  it("is given up while it streams, past a megabyte", async () => {
    const onCancel = vi.fn();
    const { stats } = read({ [repository]: new Response(endless(onCancel)) });
    expect(await failure(stats)).toMatchObject({ kind: "bad-answer", detail: "RangeError" });
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it("is not read at all when it is announced as larger", async () => {
    const onCancel = vi.fn();
    const headers = { "Content-Length": "1000001" };
    const { stats } = read({ [repository]: new Response(endless(onCancel), { headers }) });
    expect((await failure(stats)).detail).toBe("RangeError");
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it.each(["", "<html>", '{"stargazers_count": 12'])("that is not JSON fails: %j", async (text) => {
    const { stats } = read({ [repository]: new Response(text) });
    expect(await failure(stats)).toMatchObject({ kind: "bad-answer", detail: "SyntaxError" });
  });
});
