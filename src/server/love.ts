import type { RepositoryStats } from "../lib/repository-stats";
import { CodeHostError, fetchRepositoryStats } from "./code-host";
import { ConfigError, type LoveConfig, type LoveEnv, readConfig } from "./code-host-config";
import {
  cacheKey,
  type EdgeCache,
  type LoveEntry,
  readEntry,
  STALE_MS,
  toEntry,
  writeEntry,
} from "./love-cache";
import { errorResponse, statsResponse } from "./responses";

/** What the platform lends to a request. */
export interface LoveContext {
  /** Keeps work alive after the answer is sent, or after the visitor left. */
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** Left out, only the copy in memory is kept. */
  readonly cache?: EdgeCache | undefined;
  readonly fetch?: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Answers `GET /api/love`; see `createLoveHandler`. Never rejects. */
export type LoveHandler = (
  request: Request,
  env: LoveEnv,
  context: LoveContext,
) => Promise<Response>;

/** For all calls that one answer needs, bodies included. */
const TIMEOUT_MS = 3000;
/** A code host may ask to be left alone for an hour at most: the window of its rate limits. */
const MAX_RETRY_MS = 3_600_000;

interface Failure {
  readonly error: CodeHostError;
  readonly until: number;
}

/**
 * Returns a handler for `GET /api/love` with a memory of its own, so make one for each isolate.
 *
 * It answers 200 with `RepositoryStats` as JSON, 304, 405 with `Allow`, 502 when the code host's
 * answer is of no use, and 503 when it is late or refuses for now, or when something unforeseen
 * fails. Errors are `{ "error": string }`; 502 and 503 carry `Retry-After`.
 *
 * A copy in memory stands before the edge's cache, and both before the code host. For five minutes
 * a copy is served as it is; after that the code host is asked, by one call for all requests that
 * wait; when it fails, the copy is served until it is a day old, and the code host is left alone
 * for half a minute, or as long as it asks.
 */
export function createLoveHandler(): LoveHandler {
  let memory: LoveEntry | undefined;
  let failure: Failure | undefined;
  let pending: { readonly work: Promise<void>; readonly since: number } | undefined;

  const refresh = async (config: LoveConfig, key: string, context: LoveContext): Promise<void> => {
    const { cache, now = Date.now } = context;
    const stored = cache && (await readEntry(cache, key));
    if (stored && stored.readAt > (memory?.readAt ?? 0)) memory = stored;
    if (isYounger(memory, config.freshMs, now()) || isActive(failure, now())) return;
    try {
      const stats = await readInTime(config, context);
      memory = await toEntry(stats, now());
      failure = undefined;
      if (cache) context.waitUntil(writeEntry(cache, key, memory));
    } catch (cause) {
      const error =
        cause instanceof CodeHostError ? cause : new CodeHostError("bad-answer", nameOf(cause));
      const wait = Math.min(Math.max(error.retryAfterMs ?? 0, config.retryMs), MAX_RETRY_MS);
      failure = { error, until: now() + wait };
      console.warn(`/api/love: code host failed (${error.kind}, ${error.detail})`);
    }
  };

  /** Waits for the one refresh under way, or starts it. */
  const settle = async (config: LoveConfig, key: string, context: LoveContext): Promise<void> => {
    const { now = Date.now } = context;
    // The runtime may drop the work of a request whose visitor left: nobody waits for it forever.
    if (!pending || now() - pending.since > TIMEOUT_MS * 2) {
      const work = refresh(config, key, context).finally(() => {
        if (pending?.work === work) pending = undefined;
      });
      pending = { work, since: now() };
      context.waitUntil(work);
    }
    await within(TIMEOUT_MS * 1.5, pending.work);
  };

  const answer: LoveHandler = async (request, env, context) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return errorResponse(405, "Only GET and HEAD are answered here.", { Allow: "GET, HEAD" });
    }
    const { now = Date.now } = context;
    const config = readConfig(env);
    if (!isYounger(memory, config.freshMs, now())) {
      await settle(config, cacheKey(request.url, config), context);
    }
    const time = now();
    if (memory && isYounger(memory, STALE_MS, time)) {
      const left = Math.max(memory.readAt + config.freshMs, failure?.until ?? 0) - time;
      const maxAge = Math.min(Math.max(left, 0), config.freshMs) / 1000;
      return statsResponse(request, memory, Math.ceil(maxAge));
    }
    const error = failure?.error ?? new CodeHostError("timeout", "no answer");
    const wait = Math.max((failure?.until ?? 0) - time, 1000) / 1000;
    return errorResponse(error.kind === "bad-answer" ? 502 : 503, error.message, {
      "Retry-After": String(Math.ceil(wait)),
    });
  };

  return async (request, env, context) => {
    try {
      return await answer(request, env, context);
    } catch (error) {
      console.error(`/api/love: ${error instanceof ConfigError ? error.message : nameOf(error)}`);
      return errorResponse(503, "The star count is not available.", { "Retry-After": "60" });
    }
  };
}

function isYounger(entry: LoveEntry | undefined, age: number, now: number): boolean {
  return entry !== undefined && now - entry.readAt < age;
}

function isActive(failure: Failure | undefined, now: number): boolean {
  return failure !== undefined && now < failure.until;
}

/** An error's name alone: unlike its message, it never holds what was sent. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown error";
}

/** Reads the code host, bodies included, in `TIMEOUT_MS`, even where `fetch` ignores its signal. */
async function readInTime(config: LoveConfig, context: LoveContext): Promise<RepositoryStats> {
  const controller = new AbortController();
  const { now = Date.now, fetch = globalThis.fetch } = context;
  const call = { fetch, signal: controller.signal, now: now() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new CodeHostError("timeout", "timeout"));
    }, TIMEOUT_MS);
  });
  try {
    return await Promise.race([fetchRepositoryStats(config, call), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves with `work`, or after `ms` without it. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
