import type { ReactNode } from "react";
import type { PostSummary } from "../../lib/blog";
import { PostRows } from "./PostRows";

/** The posts at the given addresses, in the order of the blog. */
export function PostsOf({
  posts,
  permalinks,
}: {
  posts: readonly PostSummary[];
  permalinks: readonly string[];
}): ReactNode {
  return <PostRows posts={posts.filter(({ permalink }) => permalinks.includes(permalink))} />;
}
