// Replaced: the same rows as the blog's own list.
import posts from "@generated/blog-index/default/posts.json";
import type { Props } from "@theme/BlogTagsPostsPage";
import Layout from "@theme/Layout";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactNode } from "react";
import { BlogHead } from "../../components/blog/BlogHead";
import { PostsOf } from "../../components/blog/PostsOf";

export default function BlogTagsPostsPage({ tag, items }: Props): ReactNode {
  const parent = { label: "All tags", to: tag.allTagsPath };
  return (
    <Layout title={`Posts on ${tag.label}`} description={tag.description}>
      <SearchMetadata tag="blog_tags_posts" />
      <main className="page wrap blog">
        <BlogHead title={tag.label} text={tag.description} parent={parent} />
        <PostsOf
          posts={posts}
          permalinks={items.map(({ content }) => content.metadata.permalink)}
        />
      </main>
    </Layout>
  );
}
