// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only the rows in view
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and the keys, and names its active row
import { type CSSProperties, type MouseEvent, type ReactNode, useRef } from "react";
import { tickStep } from "../../lib/trace";
import { AXIS_TICKS, Ruler } from "../exhibits/Ruler";
import styles from "./explorer.module.css";
import type { Explorer } from "./useExplorer";
import { useRowWindow } from "./useRowWindow";
import { rowId, useTreeFocus } from "./useTreeFocus";
import { WaterfallRow } from "./WaterfallRow";

const VIEW = "row";
const HEADER_HEIGHT = 38;
const ROW_HEIGHT = 30;

/** The spans as bars on one time axis: a tree grid whose rows are drawn as they come into view. */
export function WaterfallView({ explorer }: { explorer: Explorer }): ReactNode {
  const { rows, entries, run, selected, toggle } = explorer;
  const box = useRef<HTMLDivElement>(null);
  const { first, last, rowHeight, reveal } = useRowWindow(box, rows.length, {
    rowHeight: ROW_HEIGHT,
    header: HEADER_HEIGHT,
    start: rows.indexOf(selected),
  });
  const focus = useTreeFocus(explorer, VIEW, reveal);
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const fold = target.closest<HTMLElement>("[data-fold]")?.dataset.fold;
    const row = target.closest<HTMLElement>("[data-row]")?.dataset.row;
    if (fold !== undefined) toggle(fold);
    else if (row !== undefined) focus.choose(Number(row));
  };
  const step = `${(tickStep(run.totalMs, AXIS_TICKS) / run.totalMs) * 100}%`;
  return (
    <div
      ref={box}
      role="treegrid"
      className={styles.grid}
      tabIndex={0}
      aria-label="Spans of the run"
      aria-rowcount={rows.length + 1}
      aria-activedescendant={focus.activeId}
      onKeyDown={focus.onKeyDown}
      onClick={onClick}
      style={{ "--step": step } as CSSProperties}
    >
      <div role="row" className={styles.head} aria-rowindex={1}>
        <div role="columnheader" className={styles.headName}>
          span
        </div>
        <div role="columnheader" className={styles.axis}>
          <span className={styles.hidden}>time</span>
          <Ruler totalMs={run.totalMs} />
        </div>
      </div>
      <div
        role="rowgroup"
        style={{ height: rows.length * rowHeight, paddingTop: first * rowHeight }}
      >
        {rows.slice(first, last).map((row, index) => {
          const entry = entries[row];
          if (!entry) return null;
          const place = first + index;
          const isParent = entry.end > row + 1;
          return (
            <WaterfallRow
              key={entry.span.id}
              entry={entry}
              id={rowId(VIEW, entry.span.id)}
              place={place}
              totalMs={run.totalMs}
              active={place === focus.active}
              selected={row === selected}
              open={isParent ? (rows[place + 1] ?? entry.end) < entry.end : undefined}
            />
          );
        })}
      </div>
    </div>
  );
}
