import Link from "@docusaurus/Link";
import { type ReactNode, useSyncExternalStore } from "react";
import { NoResults } from "../../components/search/NoResults";
import { Incomplete, Unavailable } from "../../components/search/Unavailable";
import { internalLink } from "../../config/links";
import { missingResultsUrl } from "../../config/search";
import { areaLabel } from "../../lib/search/areas";
import type { Phase, Session } from "./session";

/** Where most readers begin. */
const STARTS = [
  { label: "Quick start", to: "/docs/quick-start/" },
  { label: "Framework docs", to: "/docs/" },
  { label: "Observability docs", to: "/voltops-llm-observability-docs/" },
] as const;

/** How much of a query is read aloud, in characters. */
const SPOKEN = 80;

/** What a screen reader is told of a phase. */
function announcement(phase: Phase): string {
  const query = "query" in phase ? phase.query.slice(0, SPOKEN) : "";
  switch (phase.kind) {
    case "found":
      return phase.answer.count === 1
        ? `1 result for ${query}`
        : `${phase.answer.count} results for ${query}`;
    case "none":
      return `No results for ${query}`;
    case "failed":
      return "Unable to fetch results. You might want to check your network connection.";
    default:
      return "";
  }
}

function Start(): ReactNode {
  return (
    <nav className="SearchScreen SearchScreen--start" aria-label="Places to start">
      <p className="pb-3 font-mono text-label text-ink-3" aria-hidden="true">
        start here
      </p>
      <ul className="flex flex-wrap gap-2">
        {STARTS.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={internalLink(to)}
              className="inline-flex min-h-[40px] items-center rounded-control border border-control px-4 text-ink hover:bg-surface-3 hover:text-ink hover:no-underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the modal does not show itself: the count aloud, how to start, no results, failure, an answer that is not whole. */
export function Screens({
  session,
  onQuery,
  onRetry,
}: {
  session: Session;
  onQuery: (query: string) => void;
  onRetry: () => void;
}): ReactNode {
  const phase = useSyncExternalStore(session.subscribe, session.getPhase);
  const missing = phase.kind === "found" || phase.kind === "none" ? phase.answer.missing : [];
  return (
    <div className="SearchScreens" data-phase={phase.kind}>
      <p className="SearchScreens-status" role="status">
        {announcement(phase)}
      </p>
      {phase.kind === "idle" && <Start />}
      {phase.kind === "none" && (
        <div className="SearchScreen">
          <NoResults
            query={phase.query}
            suggestions={phase.answer.suggestions}
            reportUrl={missingResultsUrl(phase.query)}
            onQuery={onQuery}
          />
        </div>
      )}
      {phase.kind === "failed" && (
        <div className="SearchScreen">
          <Unavailable onRetry={onRetry} />
        </div>
      )}
      {missing.length > 0 && (
        <div className="SearchScreens-missing">
          <Incomplete parts={missing.map(areaLabel)} onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}
