import { useLocation } from "@docusaurus/router";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { ExplorerRun } from "../../lib/explorer-run";
import { type ExplorerState, readState, writeState } from "../../lib/explorer-url";
import {
  type FoundRows,
  findRows,
  indexSpans,
  isFiltering,
  type SpanEntry,
} from "../../lib/span-index";

/** Everything the parts of an explorer read and change. */
export interface Explorer extends FoundRows {
  readonly run: ExplorerRun;
  readonly entries: readonly SpanEntry[];
  readonly state: ExplorerState;
  readonly collapsed: ReadonlySet<string>;
  readonly filtering: boolean;
  /** Row of the selected span; the first failed one, or the first, until one is chosen. */
  readonly selected: number;
  readonly change: (part: Partial<ExplorerState>) => void;
  readonly toggle: (id: string) => void;
}

/** The state of an explorer over `run`. It starts from the address, and the address follows it. */
export function useExplorer(run: ExplorerRun): Explorer {
  // Only ever mounted in a browser, after the page: there is no server's HTML to differ from.
  const [state, setState] = useState(() => readState(window.location.search));
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const entries = useMemo(() => indexSpans(run.spans), [run]);
  const { query, kinds, failed } = state;
  const lateQuery = useDeferredValue(query);
  const { rows, found } = useMemo(
    () => findRows(entries, { query: lateQuery, kinds, failed }, collapsed),
    [entries, lateQuery, kinds, failed, collapsed],
  );

  // A link on the page, or the way back, leads to another span: the router then has a new location.
  const { key, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link followed twice is a new key
  useEffect(() => {
    const linked = readState(window.location.search);
    setState((now) => (writeState(now, "") === writeState(linked, "") ? now : linked));
  }, [key, search]);

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const wanted = writeState(state, search);
    // Not through the router: choosing a span is no visit of a page, and leaves no step to go back.
    if (wanted !== search) {
      window.history.replaceState(window.history.state, "", `${pathname}${wanted}${hash}`);
    }
  }, [state]);

  const chosen = entries.findIndex(({ span }) => span.id === state.span);
  const firstFailed = entries.findIndex(({ span }) => span.status === "error");
  return {
    run,
    entries,
    rows,
    found,
    state,
    collapsed,
    filtering: isFiltering(state),
    selected: chosen !== -1 ? chosen : Math.max(0, firstFailed),
    change: (part) => setState((now) => ({ ...now, ...part })),
    toggle: (id) =>
      setCollapsed((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  };
}
