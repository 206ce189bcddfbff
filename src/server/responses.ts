import { functionHeaders } from "../config/security-headers";
import type { LoveEntry } from "./love-cache";

/** Returns 200 with the entry, without its body for HEAD, or 304 when the visitor has it. `maxAge` is in seconds. */
export function statsResponse(
  request: Request,
  { body, etag }: LoveEntry,
  maxAge: number,
): Response {
  const headers = {
    ...functionHeaders,
    "Cache-Control": `public, max-age=${maxAge}`,
    ETag: etag,
  };
  const known = request.headers.get("if-none-match");
  if (known && matches(known, etag)) return new Response(null, { status: 304, headers });
  return json(request.method === "HEAD" ? null : body, 200, headers);
}

/** Compares weakly, as RFC 9110 asks for If-None-Match. */
function matches(known: string, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, "");
  return known.split(",").some((tag) => tag.trim() === "*" || bare(tag) === bare(etag));
}

/** Returns `{ "error": … }`, which nobody may cache. */
export function errorResponse(
  status: number,
  error: string,
  extra: Record<string, string>,
): Response {
  const headers = { ...functionHeaders, "Cache-Control": "no-store", ...extra };
  return json(JSON.stringify({ error }), status, headers);
}

function json(body: string | null, status: number, headers: Record<string, string>): Response {
  return new Response(body, {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
  });
}
