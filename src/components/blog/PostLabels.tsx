import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import type { PostLabel } from "../../lib/blog";

/** A post's tags, each a link to its page. */
export function PostTags({ tags }: { tags: readonly PostLabel[] }): ReactNode {
  return (
    <ul className="post-tags" aria-label="Tags">
      {tags.map(({ label, permalink }) => (
        <li key={permalink}>
          <Link to={permalink} className="post-tag">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Who signs a post: the teams, each a link where it has a page. */
export function PostAuthors({ authors }: { authors: readonly PostLabel[] }): ReactNode {
  return authors.map(({ label, permalink }) =>
    permalink ? (
      <Link key={label} to={permalink} className="post-author">
        {label}
      </Link>
    ) : (
      <span key={label}>{label}</span>
    ),
  );
}
