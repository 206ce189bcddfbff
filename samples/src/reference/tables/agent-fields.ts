/** Texts of what an agent returns and what its middlewares are given, read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const result: OptionTexts = {
  name: "result of generateText",
  from: CORE,
  type: "Awaited<ReturnType<pkg.Agent['generateText']>>",
  kind: "fields",
  options: {
    text: "The answer's text.",
    output:
      "The typed value, when the call asked for [structured output](/docs/agents/overview/#structured-output).",
    toolCalls: "The calls of all steps.",
    toolResults: "What they returned.",
    steps: "What each step produced, with its own usage.",
    usage: "Tokens of the last step: `inputTokens`, `outputTokens`, `totalTokens`.",
    totalUsage: "Tokens of all steps.",
    finishReason:
      "`stop`, `length`, `content-filter`, `tool-calls`, `error` or `other`; `bail` when a [sub-agent's answer](/docs/agents/sub-agents/) ended the run.",
    response: "`messages` are the new messages, ready to append to your own list.",
    context: "The run's [context](/docs/agents/context/).",
    feedback: "The link to rate the answer, where `feedback` is on.",
    reasoningText: "The model's reasoning, where the provider sends it.",
    sources: "What the model names as its sources.",
    files: "What the model made besides text.",
    warnings: "What the provider did not understand.",
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
  abort: "Ends the try, or [asks for another](/docs/agents/middleware/#abort-and-retry).",
  retryCount: "0 in the first try.",
  agent: "Whose middleware it is.",
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
      input: "The value now: a string, or a list of messages.",
      originalInput: "The value as it was passed.",
      ...MIDDLEWARE_ARGS,
    },
    typeNames: MIDDLEWARE_TYPES,
  },
  {
    name: "OutputMiddlewareArgs",
    from: CORE,
    kind: "fields",
    options: {
      output: "The answer now.",
      originalOutput: "The answer as the model wrote it.",
      usage: "Tokens of the model's answer.",
      finishReason: "Why the model stopped.",
      warnings: "What the provider did not understand.",
      ...MIDDLEWARE_ARGS,
    },
    typeNames: { ...MIDDLEWARE_TYPES, TOutput: "text or object" },
  },
];
