/** The run that the trace explorer shows. Apart from the others: the home page does not load it. */
import json from "../../../recordings/returns-desk/agent.recording.json";
import type { Recording } from "../../lib/trace";

/** A workflow, a supervisor and two sub-agents at once; the first payment fails. The test beside this file checks the values. */
export const returnsDesk: Recording = json as unknown as Recording;
