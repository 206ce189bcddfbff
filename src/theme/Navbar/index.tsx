// Replaced, not wrapped: a wrapper would ship the original's code beside ours.
import useRouteContext from "@docusaurus/useRouteContext";
import type { ReactNode } from "react";
import SiteNavbar from "./SiteNavbar";

/**
 * The site's navbar. Docs pages bring their own (`DocsNavbar`, a bar on small screens and the head of the
 * sidebar on large ones), so nothing shows here for them.
 */
export default function Navbar(): ReactNode {
  const { plugin } = useRouteContext();
  return plugin.name === "docusaurus-plugin-content-docs" ? null : <SiteNavbar />;
}
