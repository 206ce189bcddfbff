import type { ReactNode } from "react";

const feeds = [
  { label: "RSS", href: "/blog/rss.xml" },
  { label: "Atom", href: "/blog/atom.xml" },
  { label: "JSON", href: "/blog/feed.json" },
] as const;

/** Links to the blog's feeds. Files, not pages: the browser opens them itself. */
export function Feeds(): ReactNode {
  return (
    <ul className="post-tags" aria-label="Feeds">
      {feeds.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="post-tag">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
