import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { SpanKind } from "../../lib/trace";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";
import styles from "./graph.module.css";

/** Where item `index` of `count` stands on an axis of 0 to 100, each in a row of its own. */
export const centre = (index: number, count: number): number => ((index + 0.5) / count) * 100;

/** A graph in its frame: what it is and counts above, what it shows and its kinds of parts below. */
export function GraphFigure({
  head,
  caption,
  kinds,
  children,
}: {
  head?: { title: string; counts: string };
  caption: string;
  kinds: readonly SpanKind[];
  children: ReactNode;
}): ReactNode {
  return (
    <figure className={styles.figure}>
      {head && (
        <div className={styles.head}>
          <span className={styles.title}>{head.title}</span>
          <span>{head.counts}</span>
        </div>
      )}
      {children}
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        <span className={styles.legend} aria-hidden="true">
          {kinds.map((kind) => (
            <span key={kind}>
              <SpanGlyph kind={kind} />
              {kind === "workflow" ? "workflow" : kindNames[kind]}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}

/** A part of a graph: its name and a line about it. One without a kind stands outside of what is traced. */
export function GraphPart({
  kind,
  label,
  sublabel,
  className,
  style,
  children,
}: {
  kind?: SpanKind;
  label: string;
  sublabel: string;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={clsx(styles.node, !kind && styles.outside, className)} style={style}>
      <span className={styles.label}>
        {kind && <SpanGlyph kind={kind} />}
        <span className={styles.clip}>{label}</span>
      </span>
      <span className={styles.sublabel}>{sublabel}</span>
      {children}
    </div>
  );
}

/** The lines of one gap, drawn on 0 to 100 and stretched to it, so that they hold at any width and text size. */
export function GraphLines({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <svg
      className={clsx(styles.lines, className)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
