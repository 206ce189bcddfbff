import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from "react";
import { treeMove } from "./tree-keys";
import type { Explorer } from "./useExplorer";

/** The keyboard's place in a view of the spans. The view keeps the focus and names its active row. */
export interface TreeFocus {
  /** Place in the rows shown. */
  readonly active: number;
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Makes a row active and selects it, as a press does. */
  readonly choose: (place: number) => void;
}

/** Returns the element id of a span's row in a view. */
export function rowId(view: string, spanId: string): string {
  return `${view}-${spanId}`;
}

/** Moves through the rows of `explorer` by key. `reveal` brings a place in the rows into view. */
export function useTreeFocus(
  explorer: Explorer,
  view: string,
  reveal: (place: number) => void,
): TreeFocus {
  const { entries, rows, collapsed, selected, change, toggle } = explorer;
  const [row, setRow] = useState(selected);
  // What was active may have been filtered away or folded into its parent.
  const place = rows.indexOf(row);
  const active =
    place !== -1
      ? place
      : Math.max(
          0,
          rows.findLastIndex((shown) => shown < row),
        );
  const id = entries[rows[active] ?? -1]?.span.id;

  useEffect(() => {
    setRow(selected);
  }, [selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the selection moves, not when rows are filtered or measured
  useLayoutEffect(() => {
    const at = rows.indexOf(selected);
    if (at !== -1) reveal(at);
  }, [selected]);

  const go = (to: number) => {
    setRow(rows[to] ?? 0);
    reveal(to);
  };
  return {
    active,
    activeId: id === undefined ? undefined : rowId(view, id),
    onKeyDown: (event) => {
      const move = treeMove(event, entries, rows, active, collapsed);
      if (!move) return;
      event.preventDefault();
      if ("to" in move) go(move.to);
      else if ("toggle" in move) toggle(move.toggle);
      else change({ span: move.select });
    },
    choose: (to) => {
      go(to);
      change({ span: entries[rows[to] ?? -1]?.span.id ?? null });
    },
  };
}
