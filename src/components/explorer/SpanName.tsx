import { CircleX } from "lucide-react";
import type { ReactNode } from "react";
import type { ExplorerSpan } from "../../lib/explorer-run";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";
import styles from "./explorer.module.css";

/** A span's glyph and name, its kind and a failure in words for those who do not see the signs. */
export function SpanName({ span }: { span: ExplorerSpan }): ReactNode {
  return (
    <>
      <SpanGlyph kind={span.kind} />
      <span className={styles.clip}>{span.label}</span>
      <span className={styles.hidden}>, {kindNames[span.kind]}</span>
      {span.status === "error" && (
        <span className={styles.failed}>
          <CircleX size={14} strokeWidth={1.5} aria-hidden="true" />
          <span className={styles.hidden}>, failed</span>
        </span>
      )}
    </>
  );
}
