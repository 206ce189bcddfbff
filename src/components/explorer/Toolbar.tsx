import clsx from "clsx";
import { ChartNoAxesGantt, CircleX, Workflow } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useMemo } from "react";
import { EXPLORER_VIEWS, type ExplorerView } from "../../lib/explorer-url";
import { countInWords } from "../../lib/in-words";
import { SPAN_KINDS, type SpanKind } from "../../lib/trace";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";
import styles from "./explorer.module.css";
import type { Explorer } from "./useExplorer";

const views: Readonly<Record<ExplorerView, { label: string; icon: ReactNode }>> = {
  waterfall: { label: "Waterfall", icon: <ChartNoAxesGantt size={14} aria-hidden="true" /> },
  graph: { label: "Graph", icon: <Workflow size={14} aria-hidden="true" /> },
};

function Tabs({ explorer: { state, change } }: { explorer: Explorer }): ReactNode {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const view = state.view === "graph" ? "waterfall" : "graph";
    change({ view });
    event.currentTarget.querySelector<HTMLElement>(`#explorer-tab-${view}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label="How the spans are drawn"
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {EXPLORER_VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          role="tab"
          id={`explorer-tab-${view}`}
          aria-selected={state.view === view}
          aria-controls="explorer-view"
          tabIndex={state.view === view ? 0 : -1}
          className={styles.tab}
          onClick={() => change({ view })}
        >
          {views[view].icon}
          {views[view].label}
        </button>
      ))}
    </div>
  );
}

/** What is looked for, of which kinds, failed or not; and in which view. Says how many spans are left. */
export function Toolbar({ explorer }: { explorer: Explorer }): ReactNode {
  const { entries, state, found, filtering, change } = explorer;
  const counts = useMemo(() => {
    const byKind = new Map<SpanKind, number>();
    for (const { span } of entries) byKind.set(span.kind, (byKind.get(span.kind) ?? 0) + 1);
    return byKind;
  }, [entries]);
  const failed = useMemo(
    () => entries.filter(({ span }) => span.status === "error").length,
    [entries],
  );
  const toggleKind = (kind: SpanKind) =>
    change({
      kinds: state.kinds.includes(kind)
        ? state.kinds.filter((other) => other !== kind)
        : [...state.kinds, kind],
    });
  return (
    <div className={styles.toolbar}>
      <div className={styles.toolbarRow}>
        <Tabs explorer={explorer} />
        <input
          type="search"
          className={styles.search}
          placeholder="Find in spans"
          aria-label="Find in spans: names, inputs, outputs, attributes"
          value={state.query}
          onChange={(event) => change({ query: event.target.value })}
        />
        <p className={styles.count} role="status">
          {filtering
            ? `${found} of ${entries.length} spans`
            : `${countInWords(entries.length)} spans`}
        </p>
      </div>
      <fieldset className={styles.kinds}>
        <legend className={styles.hidden}>Only these spans</legend>
        {SPAN_KINDS.filter((kind) => counts.has(kind)).map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            aria-pressed={state.kinds.includes(kind)}
            onClick={() => toggleKind(kind)}
          >
            <SpanGlyph kind={kind} />
            {kindNames[kind]}
            <span className={styles.kindCount}>{counts.get(kind)}</span>
          </button>
        ))}
        {failed > 0 && (
          <button
            type="button"
            className={clsx(styles.kind, styles.kindFailed)}
            aria-pressed={state.failed}
            onClick={() => change({ failed: !state.failed })}
          >
            <CircleX size={12} aria-hidden="true" />
            failed
            <span className={styles.kindCount}>{failed}</span>
          </button>
        )}
      </fieldset>
    </div>
  );
}
