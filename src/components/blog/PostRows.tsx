import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import type { PostSummary } from "../../lib/blog";
import { dayInWords } from "../../lib/in-words";
import { PostAuthors, PostTags } from "./PostLabels";
import { PostPicture } from "./PostPicture";

/** Posts as a dense list: day, title, summary, who wrote it, how long it takes, tags, picture. */
export function PostRows({
  posts,
  level: Heading = "h2",
}: {
  posts: readonly PostSummary[];
  level?: "h2" | "h3";
}): ReactNode {
  return (
    <ol className="post-rows">
      {posts.map((post) => (
        <li key={post.permalink} className="post-row">
          <time dateTime={post.date} className="post-row__date">
            {dayInWords(post.date)}
          </time>
          <div className="post-row__text">
            <Heading className="post-row__title">
              <Link to={post.permalink}>{post.title}</Link>
            </Heading>
            <p className="post-row__summary">{post.description}</p>
            <div className="post-row__meta">
              <PostAuthors authors={post.authors} />
              <span>{post.minutes} min</span>
              <PostTags tags={post.tags} />
            </div>
          </div>
          <PostPicture post={post} />
        </li>
      ))}
    </ol>
  );
}
