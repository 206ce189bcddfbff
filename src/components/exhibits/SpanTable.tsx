import type { ReactNode } from "react";
import type { ShownRow } from "../../lib/shown-run";
import { formatDuration } from "../../lib/trace";
import { kindNames } from "../ui/SpanGlyph";
import styles from "./exhibits.module.css";

/** The same spans as a table, for those who do not see the bars. */
export function SpanTable({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly ShownRow[];
}): ReactNode {
  return (
    <div className={styles.hidden}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Span</th>
            <th scope="col">Kind</th>
            <th scope="col">Level</th>
            <th scope="col">Start</th>
            <th scope="col">Duration</th>
            <th scope="col">Tokens</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              <td>{kindNames[row.kind]}</td>
              <td>{row.depth + 1}</td>
              <td>{formatDuration(row.startMs)}</td>
              <td>{formatDuration(row.durationMs)}</td>
              <td>{row.tokens ?? "none"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
