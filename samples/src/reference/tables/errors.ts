/** Texts of what errors hold. When each is set was read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const voltAgentError: OptionTexts = {
  name: "VoltAgentError",
  from: CORE,
  kind: "fields",
  options: {
    message: "The message of the original error or of the guardrail.",
    code: "One of the [error codes](/docs/utils/errors/#codes). Wrapped errors have none.",
    originalError: "The error that was originally thrown.",
    stage: "`tool_execution` for a tool, `response_parsing` for structured output.",
    toolError: "The tool call that failed.",
    metadata: "Details of the guardrail, or of how the run ended without a structured output.",
    name: "Always `VoltAgentError`.",
    stack: "The stack trace of this error.",
  },
  leftOut: { cause: "not set: see originalError" },
};

const toolErrorInfo: OptionTexts = {
  name: "ToolErrorInfo",
  from: CORE,
  kind: "fields",
  options: {
    toolName: "The name of the tool.",
    toolCallId: "The id of the tool call.",
    toolArguments: "The arguments that the model passed.",
    toolExecutionError: "The error that the tool threw.",
  },
};

/** Tables about errors. */
export const errorTables: readonly OptionTexts[] = [voltAgentError, toolErrorInfo];
