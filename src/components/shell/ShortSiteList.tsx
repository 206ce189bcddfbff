import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { shortSiteList } from "../../config/navigation";

/** The site in seven links: for the not-found page, and for the header when there is no JavaScript. */
export function ShortSiteList({ className }: { className?: string }): ReactNode {
  return (
    <ul className={className}>
      {shortSiteList.map(({ label, to }) => (
        <li key={label}>
          <Link to={internalLink(to)}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
