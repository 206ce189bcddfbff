/** Texts of what errors hold. When each is set was read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const voltAgentError: OptionTexts = {
  name: "VoltAgentError",
  from: CORE,
  kind: "fields",
  options: {
    message: "That of the original error, or the guardrail's.",
    code: "One of the [codes](/docs/utils/errors/#codes). Wrapped errors have none.",
    originalError: "What was thrown first.",
    stage: "`tool_execution` for a tool, `response_parsing` for structured output.",
    toolError: "Which call failed, for a tool.",
    metadata: "The guardrail, or how the run without a structured output ended.",
    name: "Always `VoltAgentError`.",
    stack: "Where it was made.",
  },
  leftOut: { cause: "not set: see originalError" },
};

const toolErrorInfo: OptionTexts = {
  name: "ToolErrorInfo",
  from: CORE,
  kind: "fields",
  options: {
    toolName: "The tool.",
    toolCallId: "The id of the call.",
    toolArguments: "What the model passed.",
    toolExecutionError: "What the tool threw.",
  },
};

/** Tables about errors. */
export const errorTables: readonly OptionTexts[] = [voltAgentError, toolErrorInfo];
