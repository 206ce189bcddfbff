// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only the rows in view
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and the keys, and names its active row
import clsx from "clsx";
import { ChevronDown, ChevronRight } from "lucide-react";
import { type CSSProperties, memo, type ReactNode } from "react";
import type { SpanEntry } from "../../lib/span-index";
import { formatDuration, formatTokens } from "../../lib/trace";
import { Bar } from "../exhibits/Waterfall";
import styles from "./explorer.module.css";
import { SpanName } from "./SpanName";

/**
 * One span of the waterfall. Its presses are the grid's to handle: `data-row` is its place in the
 * rows shown, `data-fold` marks what folds it. Redrawn only when something of it changes.
 */
export const WaterfallRow = memo(function WaterfallRow({
  entry,
  id,
  place,
  totalMs,
  active,
  selected,
  open,
}: {
  entry: SpanEntry;
  id: string;
  place: number;
  totalMs: number;
  active: boolean;
  selected: boolean;
  /** Whether its children are shown; undefined without children. */
  open: boolean | undefined;
}): ReactNode {
  const { span, depth, position, siblings } = entry;
  const { kind, startMs, durationMs } = span;
  const tokens = span.tokens?.total;
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <div
      role="row"
      id={id}
      data-row={place}
      className={clsx(styles.row, active && styles.active, selected && styles.selected)}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-rowindex={place + 2}
      aria-selected={selected}
      aria-expanded={open}
    >
      <div role="gridcell" className={styles.name} style={{ "--depth": depth } as CSSProperties}>
        <span className={styles.fold} data-fold={open === undefined ? undefined : span.id}>
          {open !== undefined && <Chevron size={12} aria-hidden="true" />}
        </span>
        <SpanName span={span} />
      </div>
      <div role="gridcell" className={styles.track}>
        <span className={styles.hidden}>
          starts at {formatDuration(startMs)}, takes {formatDuration(durationMs)}
          {tokens ? `, ${formatTokens(tokens)}` : ""}
        </span>
        <span aria-hidden="true">
          <Bar
            row={{ kind, startMs, durationMs, tokens: kind === "agent" ? tokens : undefined }}
            totalMs={totalMs}
          />
        </span>
      </div>
    </div>
  );
});
