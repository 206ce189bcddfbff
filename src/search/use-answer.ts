import { useCallback, useEffect, useState } from "react";
import type { SearchAnswer, SearchRequest } from "../lib/search/types";
import { searchProvider } from "./provider";
import { useSearchScope, useSearchSettings } from "./use-search";

/** Where a query stands. The last answer stays until the next one is there. */
export interface AnswerState {
  readonly status: "idle" | "searching" | "answered" | "failed";
  /** The query that the answer is for. */
  readonly query: string;
  readonly answer: SearchAnswer | undefined;
  /** Asks once more. */
  readonly retry: () => void;
}

type Asked = Pick<SearchRequest, "query" | "area" | "limit">;

/** The answer to a query, asked anew whenever it changes, more of the index is there, or the network is back. */
export function useAnswer({ query, area, limit }: Asked): AnswerState {
  const settings = useSearchSettings();
  const scope = useSearchScope();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<AnswerState, "retry">>({
    status: "idle",
    query: "",
    answer: undefined,
  });

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const retry = useCallback(() => {
    searchProvider(settings).prepare(area ?? "docs");
    again();
  }, [settings, area, again]);

  useEffect(() => {
    window.addEventListener("online", retry);
    const stop = searchProvider(settings).onMore(again);
    return () => {
      window.removeEventListener("online", retry);
      stop();
    };
  }, [settings, again, retry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    if (query.trim() === "") {
      setState({ status: "idle", query: "", answer: undefined });
      return undefined;
    }
    let current = true;
    setState((before) => ({ ...before, status: "searching" }));
    searchProvider(settings)
      .search({ query, area, limit, offset: 0, ...scope })
      .then(
        (answer) => current && setState({ status: "answered", query, answer }),
        () => current && setState({ status: "failed", query, answer: undefined }),
      );
    return () => {
      current = false;
    };
  }, [settings, scope, query, area, limit, attempt]);

  return { ...state, retry };
}
