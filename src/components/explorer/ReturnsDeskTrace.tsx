import still from "@generated/recorded-runs/default/returns-desk.still.json";
import type { ReactNode } from "react";
import type { ExplorerRun } from "../../lib/explorer-run";
import { StillTrace } from "./StillTrace";
import { TraceExplorer } from "./TraceExplorer";

/** Where the build has put the run's JSON. */
const address = () =>
  new URL("@generated/recorded-runs/default/returns-desk.json", import.meta.url).href;

/** In the browser the copy for the build is an empty module. */
const isRun = (value: Partial<ExplorerRun>): value is ExplorerRun => value.spans !== undefined;

/** The explorer on the run of `recordings/returns-desk`: a workflow, three agents, a payment that fails. */
export default function ReturnsDeskTrace(): ReactNode {
  return (
    <TraceExplorer label="A recorded run in the trace explorer" address={address}>
      {isRun(still) ? <StillTrace run={still} /> : null}
    </TraceExplorer>
  );
}
