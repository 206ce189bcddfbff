import logger from "@docusaurus/logger";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { type EmbeddedPost, type PostEmbedsData, parseEmbed } from "../../src/lib/post-embed";

/** Numbers of the posts to read, in the order in which pages show them. */
export interface PostEmbedsOptions {
  readonly posts: readonly string[];
}

const timeoutMs = 10_000;

async function read(id: string): Promise<EmbeddedPost[]> {
  const query = new URLSearchParams({
    url: `https://x.com/i/status/${id}`,
    omit_script: "true",
    dnt: "true",
  });
  try {
    const response = await fetch(`https://publish.x.com/oembed?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      throw new Error(`status ${response.status}`);
    }
    return [parseEmbed(await response.json())];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn`Post ${id} is left out: ${reason}.`;
    return [];
  }
}

/** Reads the posts once for each build through X's public oEmbed address. */
export default function postEmbedsPlugin(
  _: LoadContext,
  { posts }: PostEmbedsOptions,
): Plugin<PostEmbedsData> {
  return {
    name: "post-embeds",
    loadContent: async () => ({ posts: (await Promise.all(posts.map(read))).flat() }),
    contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
  };
}
