import type { McpServerSummary } from "./mcp";

const MAX_SHOWN = 4;

const plain = (text: string): string => text.toLowerCase().replace(/[-_]+/g, " ");

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** Whether every word of `query` stands in a server's name, line, labels or tool names. An empty query fits all. */
export function matches(record: McpServerSummary, query: string): boolean {
  const { name, shortDescription, labels, toolNames } = record;
  const text = plain([name, shortDescription, ...labels, ...toolNames].join(" "));
  return wordsOf(query).every((word) => text.includes(word));
}

/**
 * The names of the tools that hold a word of `query`, those that hold most first, four at most. None
 * for a query that the server's own name answers.
 */
export function foundTools({ name, toolNames }: McpServerSummary, query: string): string[] {
  const words = wordsOf(query).filter((word) => !plain(name).includes(word) && word.length > 2);
  const held = (tool: string) => words.filter((word) => plain(tool).includes(word)).length;
  return [...new Set(toolNames)]
    .filter((tool) => held(tool) > 0)
    .sort((a, b) => held(b) - held(a))
    .slice(0, MAX_SHOWN);
}
