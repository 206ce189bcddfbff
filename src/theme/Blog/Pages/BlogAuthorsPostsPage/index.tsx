// Replaced: the same rows as the blog's own list, and no portrait: teams sign here.
import posts from "@generated/blog-index/default/posts.json";
import type { Props } from "@theme/Blog/Pages/BlogAuthorsPostsPage";
import Layout from "@theme/Layout";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactNode } from "react";
import { BlogHead } from "../../../../components/blog/BlogHead";
import { PostsOf } from "../../../../components/blog/PostsOf";

const parent = { label: "Blog", to: "/blog/" };

export default function BlogAuthorsPostsPage({ author, items }: Props): ReactNode {
  const name = author.name ?? author.key;
  return (
    <Layout title={`Posts by ${name}`} description={author.description}>
      <SearchMetadata tag="blog_authors_posts" />
      <main className="page wrap blog">
        <BlogHead title={name} text={author.description} parent={parent} />
        <PostsOf
          posts={posts}
          permalinks={items.map(({ content }) => content.metadata.permalink)}
        />
      </main>
    </Layout>
  );
}
