import type { ReactNode } from "react";
import type { Example, ShownCode } from "../../lib/example";
import type { ShownRun } from "../../lib/shown-run";
import { RunExhibit } from "../exhibits/RunExhibit";
import { SectionHead } from "../ui/SectionHead";
import type { CodeComponent } from "./code";
import styles from "./example.module.css";
import { section } from "./section";
import { Words } from "./Words";

/** The recorded run of the project, and the text that it made. */
export function TheRun({
  record,
  run,
  output,
  Code,
}: {
  record: Example;
  run: ShownRun;
  output: ShownCode | null;
  Code: CodeComponent;
}): ReactNode {
  return (
    <section className={section} aria-labelledby="run">
      <SectionHead id="run" label="Recorded run" title="What one run does">
        <Words>{record.run.about}</Words> Local stand-ins answer for the services it calls.
      </SectionHead>
      <div className="[--long-names:218px]">
        <RunExhibit run={run} first={run.rows.find(({ kind }) => kind === "tool")?.id ?? ""} />
      </div>
      {output && (
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-4 nav:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
          <div>
            <h3 className="text-h3">What it wrote</h3>
            <p className="mt-3 max-w-[44ch] text-[15px] leading-6 text-ink-2">
              The text comes from the script, based on pages that anyone can open. In your run, the
              model writes it, and the wording differs each time.
            </p>
          </div>
          <div className={styles.prose}>
            <Code html={output.html} language={output.language} title={record.run.output.file} />
          </div>
        </div>
      )}
    </section>
  );
}
