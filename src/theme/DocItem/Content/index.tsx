// Replaced: the page's head carries the title, so the original's synthetic one is not wanted.
import MDXContent from "@theme/MDXContent";
import type { ReactNode } from "react";

export default function DocItemContent({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="theme-doc-markdown markdown">
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
