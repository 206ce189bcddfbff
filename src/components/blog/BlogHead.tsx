import Link from "@docusaurus/Link";
import type { ReactNode } from "react";

/** The head of a page that lists posts: where it belongs, its name, one sentence, and what stands beside them. */
export function BlogHead({
  title,
  text,
  parent,
  children,
}: {
  title: string;
  text: string | undefined;
  /** The page above this one; the blog itself has none. */
  parent?: { readonly label: string; readonly to: string };
  children?: ReactNode;
}): ReactNode {
  return (
    <header className="blog-head">
      {parent && (
        <p className="blog-head__parent">
          <Link to={parent.to}>{parent.label}</Link>
        </p>
      )}
      <h1 className="text-h1">{title}</h1>
      {text && <p className="mt-4 max-w-[60ch] text-lead text-ink-2">{text}</p>}
      {children}
    </header>
  );
}
