import { MAX_STARGAZERS, type RepositoryStats, type Stargazer } from "../lib/repository-stats";
import type { LoveConfig } from "./code-host-config";
import { readJson } from "./read-json";

/** Why the code host gave nothing usable. The message is for visitors, `detail` for the log. */
export class CodeHostError extends Error {
  constructor(
    readonly kind: "timeout" | "rate-limited" | "bad-answer",
    readonly detail: string,
    /** Milliseconds for which the code host asks to be left alone, where it says so. */
    readonly retryAfterMs?: number,
  ) {
    super(MESSAGES[kind]);
  }
}

const MESSAGES = {
  timeout: "The code host did not answer in time.",
  "rate-limited": "The code host does not take more requests at the moment.",
  "bad-answer": "The code host gave no usable answer.",
} as const;

/** What a call needs from outside. */
export interface CodeHostCall {
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970; the code host names the end of a rate limit as a time. */
  readonly now: number;
}

/** A page of 100 stargazers is about 110 kB. */
const MAX_BYTES = 1_000_000;
const PER_PAGE = 100;
/** The code host answers 422 past this page. */
const MAX_PAGE = 400;
/** Avatars are drawn at 32 CSS pixels at most; three times that serves every screen. */
const AVATAR_PIXELS = "96";

const QUERY = `query ($owner: String!, $name: String!, $count: Int!) {
  repository(owner: $owner, name: $name) {
    stargazerCount
    stargazers(first: $count, orderBy: { field: STARRED_AT, direction: DESC }) {
      nodes { login avatarUrl }
    }
  }
}`;

/**
 * Returns the repository's stars and its newest stargazers, newest first, each checked.
 * With a token it asks GraphQL once. Without one it asks REST, which lists the oldest first: the
 * count, then the last page, then the one before where the last is short.
 * `recent_stargazers` is null where REST does not page far enough to reach the newest.
 *
 * @throws CodeHostError when the answer fails, or is not what the code host documents.
 */
export function fetchRepositoryStats(
  config: LoveConfig,
  call: CodeHostCall,
): Promise<RepositoryStats> {
  return config.token ? readGraphQL(config, call) : readRest(config, call);
}

async function readGraphQL(config: LoveConfig, call: CodeHostCall): Promise<RepositoryStats> {
  const { owner, name } = config;
  const { body, headers } = await ask(config, "/graphql", call, {
    method: "POST",
    body: JSON.stringify({ query: QUERY, variables: { owner, name, count: MAX_STARGAZERS } }),
  });
  const { data, errors } = record(body, "the answer");
  if (Array.isArray(errors) && errors.length > 0) {
    const limited = errors.some((error) => record(error, "an error").type === "RATE_LIMITED");
    throw limited
      ? new CodeHostError("rate-limited", "GraphQL rate limit", retryAfterMs(headers, call.now))
      : new CodeHostError("bad-answer", "GraphQL errors");
  }
  const repository = record(record(data, "data").repository, "repository");
  const { nodes } = record(repository.stargazers, "stargazers");
  return {
    stars: count(repository.stargazerCount),
    recent_stargazers: people(nodes, "avatarUrl", config.avatarOrigin),
  };
}

async function readRest(config: LoveConfig, call: CodeHostCall): Promise<RepositoryStats> {
  const path = `/repos/${config.owner}/${config.name}`;
  const { body } = await ask(config, path, call);
  const stars = count(record(body, "the repository").stargazers_count);

  const last = Math.max(1, Math.ceil(stars / PER_PAGE));
  if (last > MAX_PAGE) return { stars, recent_stargazers: null };

  const readPage = async (page: number): Promise<Stargazer[]> => {
    const query = `?per_page=${PER_PAGE}&page=${page}`;
    const answer = await ask(config, `${path}/stargazers${query}`, call);
    return people(answer.body, "avatar_url", config.avatarOrigin).reverse();
  };
  const recent = await readPage(last);
  if (recent.length < MAX_STARGAZERS && last > 1) recent.push(...(await readPage(last - 1)));
  return { stars, recent_stargazers: recent.slice(0, MAX_STARGAZERS) };
}

async function ask(
  { api, token }: LoveConfig,
  path: string,
  { fetch, signal, now }: CodeHostCall,
  init: RequestInit = {},
): Promise<{ body: unknown; headers: Headers }> {
  const headers = new Headers({
    Accept: "application/vnd.github+json",
    "User-Agent": "voltagent-website",
    "X-GitHub-Api-Version": "2022-11-28",
  });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (init.body) headers.set("Content-Type", "application/json");
  // A token must not follow a redirect to another host.
  const redirect = token ? "manual" : "follow";
  try {
    const response = await fetch(`${api}${path}`, { ...init, headers, redirect, signal });
    if (!response.ok) {
      await response.body?.cancel();
      throw refusal(response, now);
    }
    return { body: await readJson(response, MAX_BYTES), headers: response.headers };
  } catch (error) {
    if (error instanceof CodeHostError) throw error;
    // The name alone: a message may hold what was sent.
    const cause = error instanceof Error ? error.name : "unknown error";
    throw signal.aborted
      ? new CodeHostError("timeout", "timeout")
      : new CodeHostError("bad-answer", cause);
  }
}

function refusal({ status, headers }: Response, now: number): CodeHostError {
  const limited =
    status === 429 ||
    (status === 403 &&
      (headers.has("retry-after") || headers.get("x-ratelimit-remaining") === "0"));
  return new CodeHostError(
    limited ? "rate-limited" : "bad-answer",
    `status ${status}`,
    retryAfterMs(headers, now),
  );
}

/** Reads `Retry-After` (seconds or a date) or, once nothing remains, the end of the rate limit. */
function retryAfterMs(headers: Headers, now: number): number | undefined {
  const after = headers.get("retry-after");
  const reset = headers.get("x-ratelimit-reset");
  let wait = Number.NaN;
  if (after) wait = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - now;
  else if (reset && headers.get("x-ratelimit-remaining") === "0") wait = Number(reset) * 1000 - now;
  return Number.isFinite(wait) ? wait : undefined;
}

function wrongType(what: string): CodeHostError {
  return new CodeHostError("bad-answer", `wrong type: ${what}`);
}

function record(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrongType(what);
  return value as Record<string, unknown>;
}

function count(value: unknown): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw wrongType("star count");
}

/** Checks a list of people. Deleted accounts (null), odd names and avatars from elsewhere are left out. */
function people(list: unknown, avatarField: string, avatarOrigin: string): Stargazer[] {
  if (!Array.isArray(list) || list.length > PER_PAGE) throw wrongType("stargazers");
  return list.flatMap((item: unknown) => {
    if (item === null) return [];
    const person = record(item, "stargazer");
    const login = person.login;
    const avatar = person[avatarField];
    if (typeof login !== "string" || typeof avatar !== "string") throw wrongType("stargazer");
    if (!/^[\w-]{1,100}$/.test(login) || !URL.canParse(avatar)) return [];
    const url = new URL(avatar);
    if (url.origin !== avatarOrigin || url.username || url.password) return [];
    url.searchParams.set("s", AVATAR_PIXELS);
    return [{ login, avatar_url: url.href }];
  });
}
