import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { Marked } from "../../components/ui/Marked";
import type { Hit } from "../../lib/search/types";

/** One result: where it stands, its heading, and where the words of the query stand in it. */
function Result({ hit }: { hit: Hit }): ReactNode {
  return (
    <li className="border-b border-line">
      <Link
        to={hit.url}
        className="grid grid-cols-[minmax(0,1fr)] gap-1 py-5 hover:bg-surface-1 hover:no-underline menu:-mx-4 menu:rounded-panel menu:px-4 [&_mark]:bg-transparent [&_mark]:font-semibold [&_mark]:text-brand-strong [&_*]:[unicode-bidi:plaintext]"
      >
        <h2 className="text-h3 font-medium text-ink [overflow-wrap:anywhere]">
          <Marked segments={hit.title} />
        </h2>
        {hit.snippet.length > 0 && (
          <p className="line-clamp-3 max-w-[80ch] text-ink-2 [overflow-wrap:anywhere]">
            <Marked segments={hit.snippet} />
          </p>
        )}
        <p className="font-mono text-label leading-[18px] text-ink-3">{hit.trail.join(" › ")}</p>
      </Link>
    </li>
  );
}

/** The results of a query, and the way to more of them. */
export function Results({
  hits,
  count,
  onMore,
}: {
  hits: readonly Hit[];
  count: number;
  onMore: () => void;
}): ReactNode {
  return (
    <>
      <ol className="border-t border-line">
        {hits.map((hit) => (
          <Result key={hit.url} hit={hit} />
        ))}
      </ol>
      {hits.length < count && (
        <button
          type="button"
          className="mt-8 inline-flex min-h-[44px] items-center rounded-control border border-line-strong px-[18px] font-medium text-ink hover:border-control"
          onClick={onMore}
        >
          Show more results
        </button>
      )}
    </>
  );
}
