/** All texts of option tables. A page shows one with two comments: see the README of samples/. */
import type { OptionTexts } from "../option-table";
import { agentTables } from "./agent";
import { agentFieldTables } from "./agent-fields";
import { appTables } from "./app";
import { builtInGuardrailTables } from "./built-in-guardrails";
import { errorTables } from "./errors";
import { evalTables } from "./evals";
import { experimentTables } from "./experiments";
import { guardrailTables } from "./guardrail";
import { memoryTables } from "./memory";
import { planAgentTables } from "./plan-agent";
import { protocolTables } from "./protocols";
import { ragTables } from "./rag";
import { serverTables } from "./server";
import { stepFunctionTables } from "./step-function";
import { stepTables } from "./steps";
import { storageTables } from "./storage";
import { toolTables } from "./tools";
import { triggerTables } from "./triggers";
import { utilTables } from "./utils";
import { voiceTables } from "./voice";
import { workflowTables } from "./workflow";
import { workspaceTables } from "./workspaces";

/** Every type that has an option table. */
export const TABLES: readonly OptionTexts[] = [
  ...agentTables,
  ...agentFieldTables,
  ...appTables,
  ...builtInGuardrailTables,
  ...errorTables,
  ...evalTables,
  ...experimentTables,
  ...guardrailTables,
  ...memoryTables,
  ...planAgentTables,
  ...protocolTables,
  ...ragTables,
  ...serverTables,
  ...stepFunctionTables,
  ...stepTables,
  ...storageTables,
  ...toolTables,
  ...triggerTables,
  ...utilTables,
  ...voiceTables,
  ...workflowTables,
  ...workspaceTables,
];
