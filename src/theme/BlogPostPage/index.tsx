// Replaced: one column of prose with the docs' contents list, the post's picture, and related posts.

import { BlogPostProvider, useBlogPost } from "@docusaurus/plugin-content-blog/client";
import { blogPostContainerID } from "@docusaurus/utils-common";
import posts from "@generated/blog-index/default/posts.json";
import type { Props } from "@theme/BlogPostPage";
import BlogPostPageMetadata from "@theme/BlogPostPage/Metadata";
import BlogPostPageStructuredData from "@theme/BlogPostPage/StructuredData";
import BlogPostPaginator from "@theme/BlogPostPaginator";
import ContentVisibility from "@theme/ContentVisibility";
import EditThisPage from "@theme/EditThisPage";
import Layout from "@theme/Layout";
import MDXContent from "@theme/MDXContent";
import type { ReactNode } from "react";
import { PostHead } from "../../components/blog/PostHead";
import { RelatedPosts } from "../../components/blog/RelatedPosts";
import { CodeColours } from "../../components/docs/CodeColours";
import { Contents } from "../../components/docs/Contents";

function Post({ children }: { children: ReactNode }): ReactNode {
  const { metadata, toc } = useBlogPost();
  const { permalink, editUrl, nextItem, prevItem, frontMatter } = metadata;
  const summary = posts.find((post) => post.permalink === permalink);
  const changed = frontMatter.last_update?.date;
  const updated = changed && new Date(changed).toISOString().slice(0, 10);
  return (
    <main className="wrap">
      <ContentVisibility metadata={metadata} />
      <article className="post">
        {summary && <PostHead post={summary} updated={updated || undefined} />}
        {toc.length > 1 && <Contents toc={toc} />}
        <div className="post__body">
          <div id={blogPostContainerID} className="markdown">
            <MDXContent>{children}</MDXContent>
          </div>
          <footer className="post__foot">
            {editUrl && <EditThisPage editUrl={editUrl} />}
            <CodeColours />
          </footer>
        </div>
      </article>
      <div className="post__after">
        <RelatedPosts posts={posts} permalink={permalink} />
        <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />
      </div>
    </main>
  );
}

export default function BlogPostPage({ content: Content }: Props): ReactNode {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <BlogPostPageMetadata />
      <BlogPostPageStructuredData />
      <Layout>
        <Post>
          <Content />
        </Post>
      </Layout>
    </BlogPostProvider>
  );
}
