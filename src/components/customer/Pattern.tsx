import type { ReactNode } from "react";
import type { ShownRun } from "../../lib/shown-run";
import { RunExhibit } from "../exhibits/RunExhibit";
import { SectionHead } from "../ui/SectionHead";

/** A small program of this site that works the way the story says, with its recorded run. */
export function Pattern({ run, note }: { run: ShownRun; note: string }): ReactNode {
  return (
    <section className="wrap pt-8 menu:pt-12" aria-labelledby="pattern">
      <div className="border-t border-line-strong pt-12">
        <SectionHead id="pattern" label="The pattern" title="The same shape, small enough to read">
          {note}
        </SectionHead>
        <RunExhibit run={run} first={run.rows[0]?.id ?? ""} />
      </div>
    </section>
  );
}
