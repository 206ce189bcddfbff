/** Texts of the options of guardrails and middlewares, read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const COMMON = {
  name: { default: "the position", text: "The name in traces and in errors." },
  id: { default: "the position", text: "Part of the span's name." },
  description: "Shown in traces.",
  tags: "Shown in traces.",
} as const;

const GUARDRAIL = {
  ...COMMON,
  severity: "Shown in traces and sent with a block.",
  metadata: "Shown in traces.",
} as const;

const MIDDLEWARE = {
  name: { default: "the position", text: "The name in traces." },
  id: "In the span's name, and `middlewareId` of the error.",
  description: COMMON.description,
  tags: COMMON.tags,
  metadata: "Shown in traces.",
} as const;

const HANDLER = { GuardrailFunction: "`(args) => …`" };
const MIDDLEWARE_HANDLER = { MiddlewareFunction: "`(args) => …`" };

const SHARED_FIELDS = {
  agent: "The agent that was called.",
  context: "The operation's context.",
  operation: "`generateText`, `streamText` …",
} as const;

const OPERATION = { AgentEvalOperationType: "`string`" };

/** Tables about guardrails and middlewares. */
export const guardrailTables: readonly OptionTexts[] = [
  {
    name: "InputGuardrailArgs",
    from: CORE,
    kind: "fields",
    options: {
      input: "The value that was passed.",
      inputText: "Its text. For a list of messages, the text of all of them.",
      originalInput: "The value before other guardrails changed it.",
      originalInputText: "The text of that.",
      ...SHARED_FIELDS,
    },
    typeNames: { ...OPERATION, "string | UIMessage[] | BaseMessage[]": "`string` or messages" },
  },
  {
    name: "OutputGuardrailArgs",
    from: CORE,
    type: "pkg.OutputGuardrailArgs<unknown>",
    kind: "fields",
    options: {
      output: "The answer: a string, or the object of structured output.",
      outputText: "Its text; of an object, the JSON.",
      originalOutput: "What the model wrote.",
      originalOutputText: "The text of that.",
      usage: "Tokens of the model's answer.",
      finishReason: "Why the model stopped.",
      warnings: "Warnings of the provider.",
      ...SHARED_FIELDS,
    },
    typeNames: { ...OPERATION, TOutput: "answer" },
  },
  {
    name: "streamHandler",
    from: CORE,
    type: "Parameters<NonNullable<pkg.CreateOutputGuardrailOptions['streamHandler']>>[0]",
    kind: "fields",
    options: {
      part: "The part that is on its way: a piece of text, a tool call, a finish …",
      state: "An object of this guardrail that lives as long as the stream.",
      streamParts: "The parts it let through so far.",
      abort: "Blocks: the stream breaks off with an error.",
      ...SHARED_FIELDS,
    },
    typeNames: {
      ...OPERATION,
      VoltAgentTextStreamPart: "part",
      "VoltAgentTextStreamPart[]": "list of parts",
    },
  },
  {
    name: "CreateInputGuardrailOptions",
    from: CORE,
    options: {
      handler: "Your check.",
      ...GUARDRAIL,
      execution: {
        default: '`"blocking"`',
        text: "With `parallel`, the model [starts already](/docs/guardrails/overview/#check-while-the-model-works).",
      },
      streamPolicy: {
        default: '`"holdUntilPass"`',
        text: "Keeps back the stream until a parallel check has passed. There is no other policy.",
      },
    },
    typeNames: HANDLER,
  },
  {
    name: "CreateOutputGuardrailOptions",
    from: CORE,
    options: {
      handler: "Your check.",
      ...GUARDRAIL,
      streamHandler: "Checks a [stream](/docs/guardrails/overview/#streams) part by part.",
    },
    typeNames: { ...HANDLER, OutputGuardrailStreamHandler: "`(args) => …`" },
  },
  {
    name: "CreateInputMiddlewareOptions",
    from: CORE,
    options: {
      handler: "Returns the changed input, or nothing.",
      ...MIDDLEWARE,
    },
    typeNames: MIDDLEWARE_HANDLER,
  },
  {
    name: "CreateOutputMiddlewareOptions",
    from: CORE,
    options: {
      handler: "Returns the changed answer, or nothing.",
      ...MIDDLEWARE,
    },
    typeNames: MIDDLEWARE_HANDLER,
  },
];
