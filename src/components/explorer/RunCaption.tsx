import type { ReactNode } from "react";
import type { ExplorerRun } from "../../lib/explorer-run";
import { formatDuration, formatTokens } from "../../lib/trace";
import styles from "./explorer.module.css";

/** Where a run comes from, and what in it is real. */
export function RunCaption({ run }: { run: ExplorerRun }): ReactNode {
  const { file, framework, recordedAt, totalMs, totalTokens, hiddenSpans } = run;
  return (
    <p className={styles.caption}>
      <span>
        {formatDuration(totalMs)}, {formatTokens(totalTokens)}.
      </span>{" "}
      Recorded on {recordedAt} from {file} with {framework} and a scripted model: the script sets
      the answers and how long they take; the spans are the framework’s own.
      {hiddenSpans > 0 && ` ${hiddenSpans} spans of repeated memory bookkeeping are left out.`}
    </p>
  );
}
