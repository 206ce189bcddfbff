import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";
import type { ShownRun } from "../../lib/shown-run";
import { RunExhibit } from "../exhibits/RunExhibit";
import { ButtonLink } from "../ui/Button";
import { CopyLine } from "../ui/CopyLine";

/** The first view: what this is, how to start, and a run to look at. */
export function Hero({ run, install }: { run: ShownRun; install: string }): ReactNode {
  useBrokenLinks().collectAnchor("run");
  const first = run.rows.find(({ label }) => label === "issueRefund") ?? run.rows[0];
  return (
    <div className="wrap pb-4 pt-12 nav:pt-20">
      <div className="grid items-end grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <p className="mb-4 font-mono text-label text-ink-3">open source / TypeScript / MIT</p>
          <h1 className="text-display">Build agents in TypeScript. Read every step they take.</h1>
        </div>
        <div>
          <p className="max-w-[46ch] text-lead text-ink-2">
            VoltAgent is the framework: agents, tools, memory and workflows as plain, typed objects.
            VoltOps shows the trace: every model call, tool call and token.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <CopyLine command={install} />
            <ButtonLink to="/docs/quick-start/" kind="primary">
              Quick start
            </ButtonLink>
            <ButtonLink to="#run">See a trace</ButtonLink>
          </div>
        </div>
      </div>
      <div className="mt-10 scroll-mt-6" id="run">
        <RunExhibit run={run} first={first?.id ?? ""} />
      </div>
    </div>
  );
}
