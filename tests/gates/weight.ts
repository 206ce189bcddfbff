import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Response } from "playwright-core";

/** What a first visit of a page transfers, in bytes as an edge sends them: compressed with brotli. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  readonly js: number;
}

const kinds: Readonly<Record<string, keyof Weight>> = {
  document: "html",
  stylesheet: "css",
  script: "js",
};

const sizes = new Map<string, number>();

/** A file's size after brotli at level 9, close to what edge networks send; each address is compressed once. */
async function brotliSize(response: Response): Promise<number> {
  const url = response.url();
  const known = sizes.get(url);
  if (known !== undefined) {
    return known;
  }
  const level = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const size = brotliCompressSync(await response.body(), { params: level }).length;
  sizes.set(url, size);
  return size;
}

/**
 * Watches what a page needs to start. What is only fetched ahead for other pages does not count: a browser asks
 * for that as "other", not as a script.
 *
 * @returns a function that weighs what has come so far
 */
export function watchWeight(page: Page): () => Promise<Weight> {
  const needed = new Map<string, { kind: keyof Weight; response: Response }>();
  page.on("response", (response) => {
    const kind = kinds[response.request().resourceType()];
    // A page that is not there has a weight too; a redirect has none. What is fetched ahead after it was used has been counted.
    if (kind && (response.ok() || response.status() === 404)) {
      needed.set(response.url(), { kind, response });
    }
  });
  return async () => {
    const total = { html: 0, css: 0, js: 0 };
    for (const { kind, response } of needed.values()) {
      total[kind] += await brotliSize(response);
    }
    return total;
  };
}
