import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { type PostSummary, relatedPosts } from "../../lib/blog";
import { dayInWords } from "../../lib/in-words";

function Column({ title, posts }: { title: string; posts: readonly PostSummary[] }): ReactNode {
  return (
    posts.length > 0 && (
      <section>
        <h2 className="related__title">{title}</h2>
        <ul className="related__list">
          {posts.map(({ permalink, title: name, date, minutes }) => (
            <li key={permalink}>
              <Link to={permalink}>{name}</Link>
              <span>
                {dayInWords(date)}, {minutes} min
              </span>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/** Under a post: up to three posts with the same tags, and up to three others of the same team. */
export function RelatedPosts({
  posts,
  permalink,
}: {
  posts: readonly PostSummary[];
  permalink: string;
}): ReactNode {
  const { byTag, byAuthor } = relatedPosts(posts, permalink);
  if (byTag.length + byAuthor.length === 0) {
    return null;
  }
  return (
    <aside className="page related" aria-label="Related posts">
      <Column title="On the same subject" posts={byTag} />
      <Column title="By the same team" posts={byAuthor} />
    </aside>
  );
}
