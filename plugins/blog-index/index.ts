import { readFileSync } from "node:fs";
import path from "node:path";
import type { BlogContent, BlogPost } from "@docusaurus/plugin-content-blog";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { DEFAULT_PARSE_FRONT_MATTER } from "@docusaurus/utils";
import { type PostSummary, postSections } from "../../src/lib/blog";

/** How many posts the home page names. */
const LATEST = 3;

/**
 * The summaries of a blog's listed posts, newest first.
 *
 * @throws Error when a post's file cannot be read
 */
async function summaries(posts: readonly BlogPost[], siteDir: string): Promise<PostSummary[]> {
  return Promise.all(
    posts
      .filter(({ metadata }) => !metadata.unlisted)
      .map(async ({ metadata }) => {
        const filePath = path.join(siteDir, metadata.source.replace("@site/", ""));
        const fileContent = readFileSync(filePath, "utf8");
        const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
        return {
          permalink: metadata.permalink,
          title: metadata.title,
          description: metadata.description,
          date: new Date(metadata.date).toISOString().slice(0, 10),
          minutes: Math.max(1, Math.ceil(metadata.readingTime ?? 1)),
          tags: metadata.tags.map(({ label, permalink }) => ({ label, permalink })),
          authors: metadata.authors.map(({ name = "", page }) => ({
            label: name,
            permalink: page?.permalink ?? "",
          })),
          sections: postSections(content),
        };
      }),
  );
}

/**
 * Writes what other pages need of the posts: all of them as `@generated/blog-index/default/posts.json`,
 * the newest as `latest.json`. Both are empty lists without a blog.
 */
export default function blogIndex({ siteDir }: LoadContext): Plugin {
  return {
    name: "blog-index",
    async allContentLoaded({ allContent, actions }) {
      const blog = allContent["docusaurus-plugin-content-blog"]?.default;
      const posts = blog ? await summaries((blog as BlogContent).blogPosts, siteDir) : [];
      await actions.createData("posts.json", JSON.stringify(posts));
      await actions.createData("latest.json", JSON.stringify(posts.slice(0, LATEST)));
    },
  };
}
