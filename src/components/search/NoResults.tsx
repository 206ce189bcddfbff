import type { ReactNode } from "react";

/** What to try when nothing is near the query. */
const ANYWAY = ["quick start", "agents", "tracing"];

/** Said when a query finds nothing: what to try instead, and where to say that it should have. */
export function NoResults({
  query,
  suggestions,
  reportUrl,
  onQuery,
}: {
  query: string;
  suggestions: readonly string[];
  reportUrl: string;
  /** Called with a suggestion that the reader takes. */
  onQuery: (query: string) => void;
}): ReactNode {
  const others = suggestions.length > 0 ? suggestions : ANYWAY;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lead text-ink">
        No results for{" "}
        <strong
          dir="auto"
          className="line-clamp-3 break-words font-semibold [overflow-wrap:anywhere]"
        >
          “{query}”
        </strong>
      </p>
      <div className="grid gap-2">
        <p>Try searching for</p>
        <ul className="flex flex-wrap gap-2">
          {others.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                className="inline-flex min-h-[40px] items-center rounded-control border border-control px-4 text-ink hover:bg-surface-3"
                onClick={() => onQuery(suggestion)}
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p>
        Believe this query should return results?{" "}
        <a href={reportUrl} target="_blank" rel="noopener noreferrer" className="underline">
          Let us know.
        </a>
      </p>
    </div>
  );
}
