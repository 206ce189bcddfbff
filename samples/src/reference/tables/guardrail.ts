/** Texts of the options of guardrails and middlewares, read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const COMMON = {
  name: { default: "the position", text: "The name in traces and in errors." },
  id: { default: "the position", text: "The part of the span's name." },
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

/** Tables about guardrails and middlewares. */
export const guardrailTables: readonly OptionTexts[] = [
  {
    name: "CreateInputGuardrailOptions",
    from: CORE,
    options: {
      handler: "Your check.",
      ...GUARDRAIL,
      execution: {
        default: '`"blocking"`',
        text: "`parallel` lets the model start already; the check may then only allow or block.",
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
      streamHandler: "Checks a stream part by part.",
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
