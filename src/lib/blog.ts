import type { SpanKind } from "./trace";

/** A tag or an author with its page. */
export interface PostLabel {
  readonly label: string;
  readonly permalink: string;
}

/** A part of a post between two headings of the second level. */
export interface PostSection {
  /** Words of the part, code included. */
  readonly words: number;
  /** True when it shows code. */
  readonly code: boolean;
}

/** What lists, related posts and pictures need of a post. */
export interface PostSummary {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** The day of publication, YYYY-MM-DD. */
  readonly date: string;
  /** Whole minutes of reading, at least one. */
  readonly minutes: number;
  readonly tags: readonly PostLabel[];
  /** The teams that sign it; a team without a page has an empty permalink. */
  readonly authors: readonly PostLabel[];
  readonly sections: readonly PostSection[];
}

/** A post's parts in order, from its Markdown without front matter. */
export function postSections(markdown: string): PostSection[] {
  const parts: string[] = [""];
  let inFence = false;
  for (const line of markdown.split("\n")) {
    inFence = line.trimStart().startsWith("```") ? !inFence : inFence;
    if (!inFence && line.startsWith("## ")) {
      parts.push("");
    }
    parts[parts.length - 1] += `${line}\n`;
  }
  return parts.map((part) => ({
    words: part.split(/\s+/).filter(Boolean).length,
    code: part.includes("```"),
  }));
}

/** One bar of a post's picture; start and length are shares of the whole, 0 to 1. */
export interface PostBar {
  readonly kind: SpanKind;
  readonly start: number;
  readonly length: number;
}

/** The span colour that stands for a tag. */
const tagKinds: Readonly<Record<string, SpanKind>> = {
  rag: "retriever",
  "vector-database": "retriever",
  mcp: "guardrail",
  llm: "llm",
  openai: "llm",
  workflows: "workflow",
  frameworks: "workflow",
  "open-source": "workflow",
  observability: "memory",
  "developer-console": "memory",
};

/** The colour of a post: that of its first tag, the agents' where the tag has none of its own. */
export function postKind({ tags }: Pick<PostSummary, "tags">): SpanKind {
  return tagKinds[tags[0]?.label ?? ""] ?? "agent";
}

/**
 * A post drawn as a trace of reading it: the whole first, then a bar for each part, as long as the part
 * takes to read. Parts that show code have the tools' colour.
 */
export function postBars(post: Pick<PostSummary, "tags" | "sections">): PostBar[] {
  const total = post.sections.reduce((sum, { words }) => sum + words, 0) || 1;
  let before = 0;
  const parts = post.sections.map(({ words, code }): PostBar => {
    const start = before / total;
    before += words;
    return { kind: code ? "tool" : postKind(post), start, length: words / total };
  });
  return [{ kind: "agent", start: 0, length: 1 }, ...parts];
}

/** How many posts each list of related posts has at most. */
export const RELATED = 3;

const shared = (one: readonly PostLabel[], other: readonly PostLabel[]) =>
  one.filter(({ label }) => other.some((label2) => label2.label === label)).length;

/**
 * The posts to read after this one: those that share most tags, then others of the same authors; of
 * equals, the one nearest in time. No post is in both lists. The same input gives the same lists.
 */
export function relatedPosts(
  posts: readonly PostSummary[],
  permalink: string,
): { byTag: PostSummary[]; byAuthor: PostSummary[] } {
  const own = posts.find((post) => post.permalink === permalink);
  if (!own) {
    return { byTag: [], byAuthor: [] };
  }
  const days = ({ date }: PostSummary) => Math.abs(Date.parse(date) - Date.parse(own.date));
  const others = posts
    .filter((post) => post !== own)
    .sort((a, b) => days(a) - days(b) || a.permalink.localeCompare(b.permalink));
  const byTag = others
    .map((post) => ({ post, count: shared(post.tags, own.tags) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, RELATED)
    .map(({ post }) => post);
  const byAuthor = others
    .filter((post) => shared(post.authors, own.authors) > 0 && !byTag.includes(post))
    .slice(0, RELATED);
  return { byTag, byAuthor };
}
