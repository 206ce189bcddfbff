/**
 * The recorded runs the site shows. Each JSON is written by `npm run record` in samples/, from the
 * program beside it in recordings/; a test there runs the programs again and fails when they part.
 */
import agent from "../../../recordings/parts/agent.recording.json";
import guardrails from "../../../recordings/parts/guardrails.recording.json";
import memory from "../../../recordings/parts/memory.recording.json";
import retrieval from "../../../recordings/parts/retrieval.recording.json";
import subAgents from "../../../recordings/parts/sub-agents.recording.json";
import tools from "../../../recordings/parts/tools.recording.json";
import workflow from "../../../recordings/parts/workflow.recording.json";
import supportDeskJson from "../../../recordings/support-desk/agent.recording.json";
import type { Recording } from "../../lib/trace";

/** TypeScript widens JSON (`string` for a union, `number[]` for a pair); the test beside this file checks the values. */
const typed = (json: unknown): Recording => json as Recording;

/** The home page's run: a supervisor, two sub-agents in parallel, tools, memory and a guardrail. */
export const supportDesk: Recording = typed(supportDeskJson);

/** One program for each thing you write, in the order in which the home page shows them. */
export const parts = {
  agent: typed(agent),
  tools: typed(tools),
  memory: typed(memory),
  subAgents: typed(subAgents),
  workflow: typed(workflow),
  retrieval: typed(retrieval),
  guardrails: typed(guardrails),
} satisfies Record<string, Recording>;

export type PartKey = keyof typeof parts;
