import type { ReactNode } from "react";
import type { PostSummary } from "../../lib/blog";
import { PostRows } from "../blog/PostRows";
import { ButtonLink } from "../ui/Button";
import { SectionHead } from "../ui/SectionHead";

/** The newest posts; nothing while there are none. */
export function Blog({ posts }: { posts: readonly PostSummary[] }): ReactNode {
  if (posts.length === 0) {
    return null;
  }
  return (
    <section className="wrap pt-16 menu:pt-24 nav:pt-32" aria-labelledby="from-the-blog">
      <SectionHead id="from-the-blog" label="From the blog" title="Read before you build">
        Guides with code that has been run, concepts you can step through, and comparisons that cite
        their sources.
      </SectionHead>
      <PostRows posts={posts} level="h3" />
      <p className="mt-8">
        <ButtonLink to="/blog/">All posts</ButtonLink>
      </p>
    </section>
  );
}
