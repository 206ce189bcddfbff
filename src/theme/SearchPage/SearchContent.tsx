import Head from "@docusaurus/Head";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { NoResults } from "../../components/search/NoResults";
import { Incomplete, Unavailable } from "../../components/search/Unavailable";
import { missingResultsUrl } from "../../config/search";
import { countInWords } from "../../lib/in-words";
import { STEP } from "../../lib/search/address";
import { areaLabel } from "../../lib/search/areas";
import { QUERY_LIMIT } from "../../lib/search/query-limit";
import { useAnswer } from "../../search/use-answer";
import { AllPages } from "./AllPages";
import { Facets } from "./Facets";
import { Results } from "./Results";
import { useSearchAddress } from "./use-search-address";

/** What is said of an answer, to be seen and heard. */
function summary(count: number, query: string, area: string | undefined): string {
  const number = count === 1 ? "1 result" : `${countInWords(count)} results`;
  return `${number} for “${query}”${area ? ` in ${area}` : ""}`;
}

/** A query, the parts of the site to narrow it to, and every result. All of it is in the address. */
export function SearchContent(): ReactNode {
  const { area, show, text, setText, write } = useSearchAddress();
  const state = useAnswer({ query: text, area, limit: show });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const { answer, query } = state;
  const place = area && areaLabel(area);
  const isAsked = text.trim() !== "";
  const submit = (next: string) => {
    setText(next);
    write({ query: next, area: undefined, show: STEP });
  };
  return (
    <>
      <Head>{isAsked && <title>{`Search results for “${text}”`}</title>}</Head>
      <main className="page wrap min-h-[70vh] py-12 text-ink-2 nav:py-16">
        <h1 className="text-h1 text-ink">Search</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: the search element is too young for the browsers this site supports */}
        <form
          role="search"
          action="/search/"
          className="relative mt-8 max-w-prose [@media(scripting:none)]:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            write({ query: text, area, show: STEP });
          }}
        >
          <Search
            size={18}
            strokeWidth={1.5}
            aria-hidden="true"
            className="pointer-events-none absolute top-[17px] left-4 text-ink-3"
          />
          <input
            ref={field}
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Search docs"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={QUERY_LIMIT}
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="h-[52px] w-full rounded-panel border border-control bg-surface-1 pr-4 pl-12 font-[inherit] text-[17px] text-ink placeholder:text-ink-3 [&::-webkit-search-cancel-button]:opacity-60"
          />
        </form>
        {isAsked && answer && <Facets query={text} area={area} counts={answer.counts} />}
        <p role="status" className="mt-6 min-h-[26px] text-small [overflow-wrap:anywhere]">
          {isAsked && state.status === "searching" && !answer && "Searching…"}
          {isAsked && answer && answer.count > 0 && summary(answer.count, query, place)}
        </p>
        {answer && answer.missing.length > 0 && (
          <Incomplete parts={answer.missing.map(areaLabel)} onRetry={state.retry} />
        )}
        {!isAsked && <AllPages />}
        {isAsked && state.status === "failed" && <Unavailable onRetry={state.retry} />}
        {isAsked && answer && answer.count === 0 && (
          <NoResults
            query={query}
            suggestions={answer.suggestions}
            reportUrl={missingResultsUrl(query)}
            onQuery={submit}
          />
        )}
        {isAsked && answer && answer.count > 0 && (
          <Results
            hits={answer.hits}
            count={answer.count}
            onMore={() => write({ query: text, area, show: show + STEP })}
          />
        )}
      </main>
    </>
  );
}
