import type { ReactNode } from "react";
import type { ShownRow } from "../../lib/shown-run";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";
import styles from "./exhibits.module.css";

/** What one span took in and gave back. */
export function SpanDetail({ row }: { row: ShownRow }): ReactNode {
  return (
    <div className={styles.detail}>
      <p className={styles.detailHead}>
        <SpanGlyph kind={row.kind} />
        <span className={styles.strong}>{row.label}</span>
        <span>{kindNames[row.kind]}</span>
      </p>
      <dl>
        {row.input && (
          <>
            <dt>in</dt>
            <dd>{row.input}</dd>
          </>
        )}
        {row.output && (
          <>
            <dt>out</dt>
            <dd>{row.output}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
