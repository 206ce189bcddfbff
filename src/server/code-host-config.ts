import { codeHost } from "../config/code-host";
import { site } from "../config/site";

/** What the environment may say about the code host and the cache; every value is optional. */
export interface LoveEnv {
  /** Root of the code host's REST API; `/graphql` below it is its GraphQL API. */
  readonly CODE_HOST_API?: string;
  /** `owner/name` of the repository whose stars are shown. */
  readonly CODE_HOST_REPOSITORY?: string;
  /** A token without any scope is enough. With one, GraphQL is used, and the rate limit is the token's. */
  readonly CODE_HOST_TOKEN?: string;
  /** The only origin that avatars may come from. */
  readonly CODE_HOST_AVATARS?: string;
  /** Seconds for which an answer is served without asking again. For tests. */
  readonly LOVE_FRESH_SECONDS?: string;
  /** Seconds without an upstream call after one that failed. For tests. */
  readonly LOVE_RETRY_SECONDS?: string;
}

/** The environment, read and checked. */
export interface LoveConfig {
  /** Without a trailing slash. */
  readonly api: string;
  readonly owner: string;
  readonly name: string;
  readonly token: string | undefined;
  readonly avatarOrigin: string;
  readonly freshMs: number;
  readonly retryMs: number;
}

/** A value of the environment that cannot be used. The message names the variable, never its value. */
export class ConfigError extends Error {}

/** An answer counts as fresh for five minutes. */
const FRESH_SECONDS = 300;
/** A failing source is left alone for half a minute. */
const RETRY_SECONDS = 30;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

function seconds(name: string, value: string | undefined, fallback: number): number {
  const number = value?.trim() ? Number(value) : fallback;
  if (!(number >= 0 && number <= 86_400))
    throw new ConfigError(`${name} is not between 0 and 86400.`);
  return number * 1000;
}

function address(name: string, value: string): URL {
  if (!URL.canParse(value)) throw new ConfigError(`${name} is not an address.`);
  const url = new URL(value);
  if (!/^https?:$/.test(url.protocol)) throw new ConfigError(`${name} is not an http address.`);
  return url;
}

/**
 * Returns the configuration in `env`; an empty value counts as unset.
 *
 * @throws ConfigError when a value cannot be used.
 */
export function readConfig(env: LoveEnv): LoveConfig {
  const api = address("CODE_HOST_API", env.CODE_HOST_API?.trim() || codeHost.api);
  const avatars = address("CODE_HOST_AVATARS", env.CODE_HOST_AVATARS?.trim() || codeHost.avatars);

  const repository = env.CODE_HOST_REPOSITORY?.trim() || site.repository;
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
  if (!owner || !name) throw new ConfigError("CODE_HOST_REPOSITORY is not owner/name.");

  const token = env.CODE_HOST_TOKEN?.trim() || undefined;
  if (token && !/^[\x21-\x7e]+$/.test(token))
    throw new ConfigError("CODE_HOST_TOKEN is malformed.");
  if (token && api.protocol !== "https:" && !LOOPBACK.has(api.hostname)) {
    throw new ConfigError("CODE_HOST_TOKEN would travel unencrypted.");
  }

  return {
    api: api.href.replace(/\/+$/, ""),
    owner,
    name,
    token,
    avatarOrigin: avatars.origin,
    freshMs: seconds("LOVE_FRESH_SECONDS", env.LOVE_FRESH_SECONDS, FRESH_SECONDS),
    retryMs: seconds("LOVE_RETRY_SECONDS", env.LOVE_RETRY_SECONDS, RETRY_SECONDS),
  };
}
