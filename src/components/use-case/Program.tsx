import type { ReactNode } from "react";
import type { ShownRun } from "../../lib/shown-run";
import { RunExhibit } from "../exhibits/RunExhibit";
import { SectionHead } from "../ui/SectionHead";
import { section } from "./sections";

/** The supervisor of the hero as a program, beside its recorded run. */
export function Program({ run }: { run: ShownRun }): ReactNode {
  return (
    <section className={section} aria-labelledby="code">
      <SectionHead id="code" label="Code and run" title="The graph above, as code">
        This site’s tests compile and run the program. Its tools answer from data in memory; connect
        your own systems behind them. Point at a line to see its spans.
      </SectionHead>
      <RunExhibit
        run={run}
        first={run.rows.find(({ kind }) => kind === "tool")?.id ?? ""}
        conversation
      />
    </section>
  );
}
