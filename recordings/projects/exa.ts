/**
 * In place of Exa's search server, for programs that search: it lets in whoever shows the key and
 * finds the pages it is given. Its waits stand for a search of the web.
 */
import { setTimeout as wait } from "node:timers/promises";
import { startLoopback } from "../../samples/src/mcp/loopback";
import type { StandIn } from "../lib/stand-ins";

/** The key that the stand-in lets in. */
export const EXA_KEY = "for-a-test";

/** A page that a search can find; `about` are words of which its query has to hold one. */
export interface FoundPage {
  readonly title: string;
  readonly url: string;
  readonly about: readonly string[];
  readonly text: string;
  /** How long the search that finds it takes, in milliseconds. */
  readonly waitMs: number;
}

/** Returns a stand-in that finds `pages`. */
export function exa(pages: readonly FoundPage[]): StandIn {
  const find = async (query: string): Promise<string> => {
    const asked = query.toLowerCase();
    const found = pages.filter(({ about }) => about.some((word) => asked.includes(word)));
    await wait(Math.max(0, ...found.map(({ waitMs }) => waitMs)));
    return found
      .map(({ title, url, text }) => `Title: ${title}\nURL: ${url}\nText: ${text}`)
      .join("\n\n");
  };
  return {
    address: "https://mcp.exa.ai/mcp",
    start: () =>
      startLoopback(
        ["web_search_exa", "web_fetch_exa"],
        { name: "Authorization", value: `Bearer ${EXA_KEY}` },
        (_tool, query) => find(query),
      ),
  };
}
