// Replaced, not wrapped: the original brings a collapsing sidebar and a second one for small screens.

import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";

import type { ReactNode } from "react";
import DocsNavbar from "../../DocsNavbar";

/** The docs frame: `DocsNavbar` (a sidebar, or a bar with a menu where the window is small) beside the page. */
export default function DocRootLayout({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const sidebar = useDocsSidebar();
  return (
    <div className="docs-shell">
      <DocsNavbar items={sidebar?.items ?? []} path={pathname} />
      <main className="docs-main">{children}</main>
    </div>
  );
}
