import type { ReactNode } from "react";
import { formatTick, tickStep, ticks } from "../../lib/trace";
import styles from "./exhibits.module.css";

/** How many ticks an axis has at most; the grid behind the bars follows the same step. */
export const AXIS_TICKS = 5;

/** The time ruler above a waterfall: a tick and a label a step, over `totalMs`. */
export function Ruler({ totalMs }: { totalMs: number }): ReactNode {
  const step = tickStep(totalMs, AXIS_TICKS);
  return (
    <div className={styles.ruler} aria-hidden="true">
      {ticks(totalMs, AXIS_TICKS).map((ms) => (
        <span key={ms} className={styles.tick} style={{ left: `${(ms / totalMs) * 100}%` }}>
          {ms / totalMs < 0.92 && formatTick(ms, step)}
        </span>
      ))}
    </div>
  );
}
