// Replaced: the original shows every post's opening; this list shows what a choice needs.

import Link from "@docusaurus/Link";
import posts from "@generated/blog-index/default/posts.json";
import type { Props } from "@theme/BlogListPage";
import BlogListPageStructuredData from "@theme/BlogListPage/StructuredData";
import Layout from "@theme/Layout";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactNode } from "react";
import { BlogHead } from "../../components/blog/BlogHead";
import { Feeds } from "../../components/blog/Feeds";
import { PostRows } from "../../components/blog/PostRows";

export default function BlogListPage(props: Props): ReactNode {
  const { blogTitle, blogDescription } = props.metadata;
  return (
    <Layout title={blogTitle} description={blogDescription}>
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <main className="page wrap blog">
        <BlogHead title={blogTitle} text={blogDescription}>
          <div className="blog-head__links">
            <Link to="/blog/tags/">All tags</Link>
            <Feeds />
          </div>
        </BlogHead>
        <PostRows posts={posts} />
      </main>
    </Layout>
  );
}
