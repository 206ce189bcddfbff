import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { directLinks, docsAreas, resources } from "../../config/navigation";

interface Place {
  readonly label: string;
  readonly text: string;
  readonly to: string;
}

/** The fronts of all parts of the site, each once: some lead to the nearest page that is written. */
function places(): Place[] {
  const docs = docsAreas.map(({ menuLabel, base }) => ({
    label: menuLabel,
    text: "All pages of this area, in its menu",
    to: base,
  }));
  const menus = resources.items.flatMap((item) =>
    "to" in item ? [{ label: item.label, text: item.description, to: item.to }] : [],
  );
  const direct = directLinks
    .filter(({ to }) => !docs.some((area) => area.to === to))
    .map(({ label, to }) => ({ label, text: "Who builds with VoltAgent", to }));
  const written = [...docs, ...menus, ...direct].filter(({ to }) => internalLink(to) === to);
  return [
    ...written,
    {
      label: "Summary for machines",
      text: "All pages, one line each",
      to: "pathname:///llms.txt",
    },
  ];
}

/** What to do without a query, or without JavaScript: the places from which every page can be reached. */
export function AllPages(): ReactNode {
  return (
    <>
      <noscript>
        <p className="mt-6 max-w-[60ch] text-ink-2">
          Searching needs JavaScript, which is off in this browser. Every page can be reached from
          the ones below.
        </p>
      </noscript>
      <ul className="mt-8 grid border-t border-line menu:grid-cols-2">
        {places().map(({ label, text, to }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="block py-4 pr-4 hover:bg-surface-1 hover:no-underline">
              <span className="block font-medium text-ink">{label}</span>
              <span className="block text-small text-ink-3">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
