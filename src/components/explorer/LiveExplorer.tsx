import type { ReactNode } from "react";
import type { ExplorerRun } from "../../lib/explorer-run";
import styles from "./explorer.module.css";
import { GraphView } from "./GraphView";
import { RunCaption } from "./RunCaption";
import { SpanPanel } from "./SpanPanel";
import { Toolbar } from "./Toolbar";
import { useExplorer } from "./useExplorer";
import { WaterfallView } from "./WaterfallView";

/** The explorer itself, loaded when it is in view. Takes the place of the still trace, at its size. */
export default function LiveExplorer({ run }: { run: ExplorerRun }): ReactNode {
  const explorer = useExplorer(run);
  const { entries, rows, state, selected, change } = explorer;
  const span = entries[selected]?.span;
  const View = state.view === "graph" ? GraphView : WaterfallView;
  return (
    <div className={styles.live} data-explorer="live">
      <Toolbar explorer={explorer} />
      <div className={styles.body}>
        <div
          role="tabpanel"
          id="explorer-view"
          aria-labelledby={`explorer-tab-${state.view}`}
          className={styles.view}
        >
          {rows.length > 0 ? (
            <View explorer={explorer} />
          ) : (
            <div className={styles.empty}>
              <p>{entries.length > 0 ? "No span matches." : "This run recorded no spans."}</p>
              {entries.length > 0 && (
                <button
                  type="button"
                  className={styles.button}
                  onClick={() => change({ query: "", kinds: [], failed: false })}
                >
                  Show all spans
                </button>
              )}
            </div>
          )}
        </div>
        {span && <SpanPanel key={span.id} span={span} />}
      </div>
      <RunCaption run={run} />
    </div>
  );
}
