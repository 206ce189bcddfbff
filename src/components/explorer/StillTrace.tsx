import type { CSSProperties, ReactNode } from "react";
import type { ExplorerRun } from "../../lib/explorer-run";
import { countInWords } from "../../lib/in-words";
import { formatDuration, tickStep, toRows } from "../../lib/trace";
import { AXIS_TICKS, Ruler } from "../exhibits/Ruler";
import { Bar } from "../exhibits/Waterfall";
import { kindNames } from "../ui/SpanGlyph";
import styles from "./explorer.module.css";
import { RunCaption } from "./RunCaption";
import { SpanFacts } from "./SpanFacts";
import { SpanName } from "./SpanName";

/**
 * The spans as a table in the page's HTML: what is there before the explorer has loaded, and what
 * stays without JavaScript. A span's name opens what it took in and gave back.
 */
export function StillTrace({ run }: { run: ExplorerRun }): ReactNode {
  return (
    <>
      <div
        className={styles.stillBody}
        style={
          {
            "--step": `${(tickStep(run.totalMs, AXIS_TICKS) / run.totalMs) * 100}%`,
          } as CSSProperties
        }
      >
        <table className={styles.still}>
          <caption className={styles.hidden}>Spans of the run: {run.title}</caption>
          <thead>
            <tr>
              <th scope="col">span</th>
              <td className={styles.axis} aria-hidden="true" data-markdown="skip">
                <Ruler totalMs={run.totalMs} />
              </td>
              <th scope="col">start</th>
              <th scope="col">duration</th>
              <th scope="col">tokens</th>
            </tr>
          </thead>
          <tbody>
            {toRows(run.spans).map(({ span, depth }) => (
              <tr key={span.id}>
                <th scope="row" style={{ "--depth": depth } as CSSProperties}>
                  <details>
                    <summary>
                      <SpanName span={span} />
                    </summary>
                    <div data-markdown="skip">
                      <p className={styles.stillKind}>
                        {kindNames[span.kind]}, {span.status === "error" ? "failed" : "ok"}
                        {span.model && `, ${span.model}`}
                      </p>
                      <SpanFacts span={span} />
                    </div>
                  </details>
                </th>
                <td className={styles.track} aria-hidden="true" data-markdown="skip">
                  <Bar row={{ ...span, tokens: undefined }} totalMs={run.totalMs} />
                </td>
                <td>{formatDuration(span.startMs)}</td>
                <td>{formatDuration(span.durationMs)}</td>
                <td>{span.tokens ? countInWords(span.tokens.total) : "none"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <RunCaption run={run} />
    </>
  );
}
