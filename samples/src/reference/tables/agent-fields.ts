/** Texts of what an agent returns and what its middlewares are given, read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const result: OptionTexts = {
  name: "result of generateText",
  from: CORE,
  type: "Awaited<ReturnType<pkg.Agent['generateText']>>",
  kind: "fields",
  options: {
    text: "The text of the answer.",
    output:
      "The typed value, when the call asked for [structured output](/docs/agents/overview/#structured-output).",
    toolCalls: "The tool calls of all steps.",
    toolResults: "The results of those calls.",
    steps: "The output of each step, with its own usage.",
    usage: "Token counts of the last step: `inputTokens`, `outputTokens`, `totalTokens`.",
    totalUsage: "Token counts of all steps.",
    finishReason:
      "`stop`, `length`, `content-filter`, `tool-calls`, `error` or `other`; `bail` when a [sub-agent's answer](/docs/agents/sub-agents/) ended the run.",
    response:
      "The provider's response. `response.messages` holds the new messages, ready to append to your own list.",
    context: "The run's [context](/docs/agents/context/).",
    feedback: "The link for rating the answer, if `feedback` is on.",
    reasoningText: "The model's reasoning, if the provider returns it.",
    sources: "The sources that the model names.",
    files: "Files that the model generated.",
    warnings: "Warnings from the provider, for example about unsupported settings.",
  },
  leftOut: {
    experimental_output: "deprecated: use `output`",
    content: "the parts that the other fields sort",
    reasoning: "the parts of `reasoningText`",
    staticToolCalls: "those of `toolCalls` whose tool is known",
    dynamicToolCalls: "those of `toolCalls` whose tool is not known",
    staticToolResults: "those of `toolResults` whose tool is known",
    dynamicToolResults: "those of `toolResults` whose tool is not known",
    rawFinishReason: "the provider's own word for `finishReason`",
    request: "for debugging: what was sent to the provider",
    providerMetadata: "what only one provider says",
  },
  typeNames: {
    OutputValue: "your type",
    "Array<TypedToolCall<TOOLS>>": "list",
    "Array<TypedToolResult<TOOLS>>": "list",
    LanguageModelUsage: "object",
    AgentFeedbackHandle: "object",
    FinishReason: "`string`",
    LanguageModelResponseMetadata: "object",
  },
};

const MIDDLEWARE_ARGS = {
  abort: "Stops the run, or [requests a retry](/docs/agents/middleware/#abort-and-retry).",
  retryCount: "The number of retries so far: 0 in the first attempt.",
  agent: "The agent that was called.",
  context: "The operation's [context](/docs/agents/context/#operation-context).",
  operation: "The method that was called.",
} as const;

const MIDDLEWARE_TYPES = { AgentEvalOperationType: "`string`" };

/** Tables about what an agent returns, and what functions around it are given. */
export const agentFieldTables: readonly OptionTexts[] = [
  result,
  {
    name: "InputMiddlewareArgs",
    from: CORE,
    kind: "fields",
    options: {
      input: "The current value: a string, or a list of messages.",
      originalInput: "The value that you passed to the call.",
      ...MIDDLEWARE_ARGS,
    },
    typeNames: MIDDLEWARE_TYPES,
  },
  {
    name: "OutputMiddlewareArgs",
    from: CORE,
    kind: "fields",
    options: {
      output: "The current answer.",
      originalOutput: "The model's original answer.",
      usage: "Token counts of the model's answer.",
      finishReason: "Why the model stopped.",
      warnings: "Warnings from the provider, for example about unsupported settings.",
      ...MIDDLEWARE_ARGS,
    },
    typeNames: { ...MIDDLEWARE_TYPES, TOutput: "text or object" },
  },
];
