import clsx from "clsx";
import { memo, type ReactNode } from "react";
import styles from "./exhibits.module.css";

export type LineRange = readonly [number, number];

/**
 * A program, line by line. `marked` sets lines off; `onLine` is told which line the pointer is on, or null.
 * `linked` are the lines that have a counterpart elsewhere.
 */
export const CodePane = memo(function CodePane({
  label,
  lines,
  marked = [],
  onLine,
}: {
  label: string;
  lines: readonly string[];
  marked?: readonly LineRange[];
  onLine?: (line: number | null) => void;
}): ReactNode {
  return (
    <section
      className={styles.code}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key
      tabIndex={0}
      aria-label={label}
      onPointerLeave={() => onLine?.(null)}
    >
      <pre>
        <code>
          {lines.map((html, index) => {
            const line = index + 1;
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
                key={index}
                className={clsx(
                  styles.line,
                  marked.some(([from, to]) => from <= line && line <= to) && styles.marked,
                )}
                onPointerEnter={onLine && (() => onLine(line))}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: the build coloured and escaped it
                dangerouslySetInnerHTML={{ __html: `${html}\n` }}
              />
            );
          })}
        </code>
      </pre>
    </section>
  );
});
