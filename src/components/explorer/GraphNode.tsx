// biome-ignore-all lint/a11y/useFocusableInteractive: the tree itself has the focus and the keys, and names its active node
// biome-ignore-all lint/a11y/useKeyWithClickEvents: as above
import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { formatDuration, formatTokens } from "../../lib/trace";
import styles from "./explorer.module.css";
import { SpanName } from "./SpanName";
import type { Explorer } from "./useExplorer";

/** One span of the graph, at a place in pixels. */
export function GraphNode({
  explorer: { entries, selected },
  row,
  id,
  left,
  top,
  active,
  open,
  onChoose,
}: {
  explorer: Explorer;
  row: number;
  id: string;
  left: number;
  top: number;
  active: boolean;
  /** Whether its children are shown; undefined without children. */
  open: boolean | undefined;
  onChoose: () => void;
}): ReactNode {
  const entry = entries[row];
  if (!entry) return null;
  const { span } = entry;
  return (
    <div
      role="treeitem"
      id={id}
      className={clsx(
        styles.node,
        active && styles.active,
        row === selected && styles.selected,
        span.status === "error" && styles.nodeFailed,
      )}
      style={{ left, top, "--kind": `var(--span-${span.kind})` } as CSSProperties}
      aria-level={entry.depth + 1}
      aria-posinset={entry.position}
      aria-setsize={entry.siblings}
      aria-selected={row === selected}
      aria-expanded={open}
      onClick={onChoose}
    >
      <span className={styles.nodeName}>
        <SpanName span={span} />
      </span>
      <span className={styles.nodeTime}>
        <span className={styles.hidden}>, takes </span>
        {formatDuration(span.durationMs)}
        {span.kind === "agent" && span.tokens && (
          <>
            <span className={styles.hidden}>, {formatTokens(span.tokens.total)}</span>
            <span aria-hidden="true">{span.tokens.total} tok</span>
          </>
        )}
      </span>
    </div>
  );
}
