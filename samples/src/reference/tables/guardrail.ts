/** Texts of the options of guardrails and middlewares, read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const COMMON = {
  name: { default: "its position", text: "The name in traces and errors." },
  id: { default: "its position", text: "Part of the span's name." },
  description: "Shown in traces.",
  tags: "Shown in traces.",
} as const;

const GUARDRAIL = {
  ...COMMON,
  severity: "Shown in traces and included in the error when the guardrail blocks.",
  metadata: "Shown in traces.",
} as const;

const MIDDLEWARE = {
  name: { default: "its position", text: "The name in traces." },
  id: "Part of the span's name, and the `middlewareId` of the error.",
  description: COMMON.description,
  tags: COMMON.tags,
  metadata: "Shown in traces.",
} as const;

const HANDLER = { GuardrailFunction: "`(args) => …`" };
const MIDDLEWARE_HANDLER = { MiddlewareFunction: "`(args) => …`" };

const SHARED_FIELDS = {
  agent: "The agent that was called.",
  context: "The operation's context.",
  operation: "The method that was called, such as `streamText`.",
} as const;

const OPERATION = { AgentEvalOperationType: "`string`" };

/** Tables about guardrails and middlewares. */
export const guardrailTables: readonly OptionTexts[] = [
  {
    name: "InputGuardrailArgs",
    from: CORE,
    kind: "fields",
    options: {
      input: "The current value: a string, or a list of messages.",
      inputText: "The text of `input`. For a list of messages, the text of all messages.",
      originalInput: "The input before other guardrails changed it.",
      originalInputText: "The text of `originalInput`.",
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
      outputText: "The text of `output`; for an object, its JSON.",
      originalOutput: "The answer before other guardrails changed it.",
      originalOutputText: "The text of `originalOutput`.",
      usage: "Token counts of the model's answer.",
      finishReason: "Why the model stopped.",
      warnings: "Warnings from the provider.",
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
      part: "The current stream part, such as a text delta, a tool call or `finish`.",
      state: "An object in which this guardrail keeps data until the stream ends.",
      streamParts: "The parts that have passed so far.",
      abort: "Blocks the answer: the stream ends with an error.",
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
      handler: "Your check, plain or async.",
      ...GUARDRAIL,
      execution: {
        default: '`"blocking"`',
        text: "`parallel` runs the check [while the model works](/docs/guardrails/overview/#check-while-the-model-works).",
      },
      streamPolicy: {
        default: '`"holdUntilPass"`',
        text: "Holds the stream back until a parallel check has passed. There is no other policy.",
      },
    },
    typeNames: HANDLER,
  },
  {
    name: "CreateOutputGuardrailOptions",
    from: CORE,
    options: {
      handler: "Your check, plain or async.",
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
