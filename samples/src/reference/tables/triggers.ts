/** Texts of what triggers and actions take and give, read in dist/index.js of the packages. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

/** Tables about triggers. */
export const triggerTables: readonly OptionTexts[] = [
  {
    name: "VoltAgentTriggerConfig",
    from: CORE,
    type: "Exclude<pkg.VoltAgentTriggerConfig, pkg.TriggerHandler>",
    options: {
      handler: "Your function, called for each event.",
      path: { default: "from the name", text: "The address of the route." },
      method: { default: '`"post"`', text: "The HTTP method." },
      definition: "The definition of the event, from the catalog or your own.",
      summary: { default: "the definition's", text: "A short text, shown when the server starts." },
      description: {
        default: "the definition's",
        text: "A longer text for people who read the code.",
      },
      metadata: "Your own data, available to the handler as `trigger.metadata`.",
    },
    typeNames: {
      TriggerHandler: "function",
      VoltOpsTriggerDefinition: "definition",
    },
  },
  {
    name: "VoltOpsTriggerDefinition",
    from: CORE,
    options: {
      name: "The event's name, such as `shop.order`.",
      provider: "The source of the event, available to the handler as `event.provider`.",
      summary: "A few words, shown when the server starts.",
      description: "A sentence about the event.",
      defaultPath: { default: "from the name", text: "The address of the route." },
      deliveryMode: "How events arrive: `webhook`, `polling` or `schedule` in the catalog.",
      category: "A group, such as `Developer Tools`.",
    },
    leftOut: { payloadType: "carries a type only: nothing reads it" },
  },
  {
    name: "TriggerHandlerContext",
    from: CORE,
    kind: "fields",
    options: {
      payload: "The event's data.",
      event: "The whole request body, with `trigger` and `provider` filled in.",
      agents: "The registered agents, by their keys in `new VoltAgent`.",
      headers: "The request's headers, with lower-case names.",
      rawRequest: "The original request; with Hono, a `Request`.",
      logger: "A logger that adds the trigger's name to each line.",
      trigger: "This trigger: name, path, method, definition, metadata.",
      triggerContext: "Data about the event, merged into the `context` of each call of `agents`.",
      agentRegistry: "All agents: `getAgent(id)`.",
      workflowRegistry: "All workflows: `getWorkflow(id)`.",
      voltOpsClient: "The VoltOps client, for [actions](/docs/triggers/actions/).",
    },
    typeNames: {
      TPayload: "`unknown`",
      VoltOpsTriggerEnvelope: "object",
      RegisteredTrigger: "object",
      Logger: "`Logger`",
      'ServerProviderDeps["agentRegistry"]': "registry",
      'ServerProviderDeps["workflowRegistry"]': "registry",
      VoltOpsClient: "`VoltOpsClient`",
      "Map<string | symbol, unknown>": "`Map`",
    },
  },
];
