import { createHash } from "node:crypto";
import type { Sources } from "../../src/config/integrations";

/** The only host that every page may show pictures from: the code host's avatars. */
export const AVATAR_HOST = "https://avatars.githubusercontent.com";

/** The source expression that allows one inline script, by the hash of its exact text. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

/**
 * The policy of every page: scripts from this site and the given inline ones alone, styles also
 * inline (components set sizes and colours by attribute), nothing from elsewhere unless named.
 * Plain http is left to Strict-Transport-Security, so that the same build runs on localhost.
 */
export function contentSecurityPolicy(inlineScripts: Iterable<string>, sources: Sources): string {
  const hashes = [...new Set([...inlineScripts].map(scriptHash))].sort();
  const directives: readonly (readonly [string, ...string[]])[] = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...hashes, ...sources.script],
    ["style-src", "'self'", "'unsafe-inline'", ...sources.style],
    ["img-src", "'self'", "data:", AVATAR_HOST, ...sources.img],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...sources.connect],
    ["worker-src", "'self'"],
    ["frame-src", ...(sources.frame.length > 0 ? sources.frame : ["'none'"])],
    ["frame-ancestors", "'none'"],
    ["base-uri", "'self'"],
    ["form-action", "'self'"],
    ["object-src", "'none'"],
  ];
  return directives.map((directive) => [...new Set(directive)].join(" ")).join("; ");
}
