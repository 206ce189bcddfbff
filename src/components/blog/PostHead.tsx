import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import type { PostSummary } from "../../lib/blog";
import { dayInWords } from "../../lib/in-words";
import { PostAuthors, PostTags } from "./PostLabels";
import { PostPicture } from "./PostPicture";

/** A post's head: title, summary, who wrote it and when, tags, and its picture. */
export function PostHead({
  post,
  updated,
}: {
  post: PostSummary;
  /** The day of the last change, where the post names one. */
  updated: string | undefined;
}): ReactNode {
  return (
    <header className="page post__head">
      <p className="blog-head__parent">
        <Link to="/blog/">Blog</Link>
      </p>
      <h1 className="text-h1">{post.title}</h1>
      <p className="post__summary">{post.description}</p>
      <div className="post__meta">
        <PostAuthors authors={post.authors} />
        <time dateTime={post.date}>{dayInWords(post.date)}</time>
        {updated && (
          <span>
            updated <time dateTime={updated}>{dayInWords(updated)}</time>
          </span>
        )}
        <span>{post.minutes} min</span>
        <PostTags tags={post.tags} />
      </div>
      <PostPicture post={post} large />
    </header>
  );
}
