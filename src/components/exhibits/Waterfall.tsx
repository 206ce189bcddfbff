import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { ShownRow } from "../../lib/shown-run";
import { formatDuration, formatTokens, tickStep } from "../../lib/trace";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";
import styles from "./exhibits.module.css";
import { AXIS_TICKS } from "./Ruler";

/** Share of the axis that a note beside a bar needs. */
const NOTE_WIDTH = 0.26;

/** A span on the time axis, with its duration and tokens beside it where there is room. */
export function Bar({
  row,
  totalMs,
}: {
  row: Pick<ShownRow, "kind" | "startMs" | "durationMs" | "tokens">;
  totalMs: number;
}): ReactNode {
  const start = row.startMs / totalMs;
  const end = start + row.durationMs / totalMs;
  const side = end < 1 - NOTE_WIDTH ? styles.after : start > NOTE_WIDTH ? styles.before : undefined;
  const note = row.tokens
    ? `${formatDuration(row.durationMs)} · ${row.tokens} tok`
    : formatDuration(row.durationMs);
  return (
    <span
      className={styles.bar}
      style={{
        left: `${start * 100}%`,
        width: `${(row.durationMs / totalMs) * 100}%`,
        // An agent's bar steps back behind those of its children; its note does not.
        background:
          row.kind === "agent"
            ? "color-mix(in srgb, var(--span-agent) 75%, var(--surface-1))"
            : `var(--span-${row.kind})`,
      }}
    >
      {side && <span className={clsx(styles.barNote, side)}>{note}</span>}
    </span>
  );
}

/** What a screen reader hears after a row's name: kind, when and how long. */
function spoken({ kind, startMs, durationMs, tokens }: ShownRow): string {
  const used = tokens ? `, ${formatTokens(tokens)}` : "";
  return `, ${kindNames[kind]}, starts at ${formatDuration(startMs)}, takes ${formatDuration(durationMs)}${used}`;
}

/**
 * The spans of a run as bars on one time axis. Rows that have not begun at `now` are dimmed; `active` rows are
 * set off; a row under the pointer or with the focus is reported through `onRow`.
 */
export function Waterfall({
  rows,
  totalMs,
  now,
  active,
  selected,
  onRow,
  onSelect,
}: {
  rows: readonly ShownRow[];
  totalMs: number;
  now: number;
  active: ReadonlySet<string>;
  selected: string;
  onRow: (id: string | null) => void;
  onSelect: (id: string) => void;
}): ReactNode {
  return (
    <ul
      className={styles.rows}
      style={{ "--step": `${(tickStep(totalMs, AXIS_TICKS) / totalMs) * 100}%` } as CSSProperties}
      aria-label="Spans"
      onPointerLeave={() => onRow(null)}
    >
      {rows.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            className={clsx(
              styles.row,
              active.has(row.id) && styles.rowActive,
              row.startMs > now && styles.rowAhead,
            )}
            aria-pressed={row.id === selected}
            onPointerEnter={() => onRow(row.id)}
            onFocus={() => onRow(row.id)}
            onBlur={() => onRow(null)}
            onClick={() => onSelect(row.id)}
          >
            <span className={styles.rowName} style={{ "--depth": row.depth } as CSSProperties}>
              <SpanGlyph kind={row.kind} />
              <span className={styles.clip}>{row.label}</span>
              <span className={styles.hidden}>{spoken(row)}</span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <Bar row={row} totalMs={totalMs} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
