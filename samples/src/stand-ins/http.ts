/** Answers requests to one host inside a sample's process, so that a client of a remote store runs offline. */

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What the host answers: a status, which is 200 without one, and a body that is sent as JSON. */
export interface StandInAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Replaces `fetch` for the addresses that start with `origin`; all others go on as before. Call it in a
 * page's file in replies/, which is loaded before the sample.
 */
export function answerRequests(
  origin: string,
  answer: (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>,
): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input));
    if (url.origin !== origin) return fetch(input, init);
    const method = init?.method ?? request?.method ?? "GET";
    const text = request && !init?.body ? await request.text() : String(init?.body ?? "");
    const { status, headers, body } = await answer({
      method: method.toUpperCase(),
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init?.headers ?? request?.headers),
      body: text ? JSON.parse(text) : undefined,
    });
    return new Response(body === undefined || method === "HEAD" ? null : JSON.stringify(body), {
      status: status ?? 200,
      headers: { "content-type": "application/json", ...headers },
    });
  };
}
