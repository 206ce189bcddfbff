import type { KeyboardEvent } from "react";
import type { SpanEntry } from "../../lib/span-index";

/** How many rows Page Up and Page Down go. */
const PAGE = 12;

/** What a key asks for: another active row, a span opened or closed, or the active one selected. */
export type TreeMove =
  | { readonly to: number }
  | { readonly toggle: string }
  | { readonly select: string };

/**
 * Returns what a key means in the tree of spans, or null when it means nothing there: arrows move
 * (right opens or goes in, left closes or goes out), Enter and Space select. `rows` are the rows
 * shown, `active` the place in them; `to` is a place in them, too.
 */
export function treeMove(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">,
  entries: readonly SpanEntry[],
  rows: readonly number[],
  active: number,
  collapsed: ReadonlySet<string>,
): TreeMove | null {
  const row = rows[active];
  const entry = row === undefined ? undefined : entries[row];
  if (!entry || row === undefined || ctrlKey || metaKey || altKey) return null;
  const { id } = entry.span;
  const isParent = entry.end > row + 1;
  const isOpen = rows[active + 1] !== undefined && (rows[active + 1] ?? 0) < entry.end;
  const to = (place: number): TreeMove => ({ to: Math.max(0, Math.min(place, rows.length - 1)) });
  switch (key) {
    case "ArrowDown":
      return to(active + 1);
    case "ArrowUp":
      return to(active - 1);
    case "PageDown":
      return to(active + PAGE);
    case "PageUp":
      return to(active - PAGE);
    case "Home":
      return to(0);
    case "End":
      return to(rows.length - 1);
    case "ArrowRight":
      if (!isParent) return to(active);
      return collapsed.has(id) && !isOpen ? { toggle: id } : to(isOpen ? active + 1 : active);
    case "ArrowLeft":
      if (isOpen && !collapsed.has(id)) return { toggle: id };
      return to(entry.parent === -1 ? active : rows.indexOf(entry.parent));
    case "Enter":
    case " ":
      return { select: id };
    default:
      return null;
  }
}
