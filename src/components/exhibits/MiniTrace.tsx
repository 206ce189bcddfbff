import type { ReactNode } from "react";
import type { ShownPart } from "../../lib/shown-run";
import { formatDuration } from "../../lib/trace";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";
import styles from "./exhibits.module.css";

/** A small waterfall that stands still: the spans of one short run. */
export function MiniTrace({ rows, totalMs }: Pick<ShownPart, "rows" | "totalMs">): ReactNode {
  return (
    <ol className={styles.mini} aria-label="Spans of this run">
      {rows.map(({ id, label, kind, depth, startMs, durationMs }) => (
        <li key={id}>
          <span className={styles.miniName} style={{ paddingLeft: depth * 10 }}>
            <SpanGlyph kind={kind} />
            <span className={styles.clip}>{label}</span>
            <span className={styles.hidden}>, {kindNames[kind]}</span>
          </span>
          <span className={styles.miniTrack}>
            <span
              style={{
                left: `${(startMs / totalMs) * 100}%`,
                width: `${(durationMs / totalMs) * 100}%`,
                background: `var(--span-${kind})`,
              }}
            />
          </span>
          <span className={styles.miniTime}>{formatDuration(durationMs)}</span>
        </li>
      ))}
    </ol>
  );
}
