// Replaced: other words, the short site list, and where to go next.
import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { ShortSiteList } from "../../../components/shell/ShortSiteList";
import { internalLink } from "../../../config/links";

const likely = [
  {
    label: "Quick start",
    text: "From an empty folder to a running agent",
    to: "/docs/quick-start/",
  },
  { label: "Framework docs", text: "Agents, tools, memory, workflows", to: "/docs/" },
  {
    label: "Observability docs",
    text: "Traces, sessions, usage and costs",
    to: "/voltops-llm-observability-docs/",
  },
  { label: "Examples", text: "Projects to read and run", to: "/examples/" },
] as const;

/** The catch-all page: what happened in one sentence, and the ways on. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className="page wrap py-16 nav:py-24">
      <div className="ruler relative h-[26px]" aria-hidden="true">
        <span className="absolute bottom-[11px] left-0 font-mono text-label text-ink-3">404</span>
        <span className="absolute bottom-[11px] left-[50%] font-mono text-label text-ink-3">
          no span recorded
        </span>
      </div>
      <h1 className="mt-10 text-display">Page not found</h1>
      <p className="mt-4 max-w-[60ch] text-lead text-ink-2">
        There is no page at this address. It may have moved, or the link that brought you here has a
        typo.
      </p>
      <p className="mt-6">
        <Link
          to="/search/"
          className="inline-flex min-h-[44px] items-center rounded-control bg-brand px-5 font-medium text-brand-ink hover:text-brand-ink"
        >
          Search the site
        </Link>
      </p>
      <ul className="mt-14 grid border-t border-line menu:grid-cols-2">
        {likely.map(({ label, text, to }) => (
          <li key={to} className="border-b border-line">
            <Link
              to={internalLink(to)}
              className="block py-4 pr-4 hover:no-underline hover:bg-surface-1"
            >
              <span className="block font-medium text-ink">{label}</span>
              <span className="block text-small text-ink-3">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <nav aria-label="Site" className="mt-10">
        <ShortSiteList className="flex flex-wrap gap-x-6 gap-y-1 text-small [&_a]:inline-block [&_a]:py-2 [&_a]:text-ink-2" />
      </nav>
    </main>
  );
}
