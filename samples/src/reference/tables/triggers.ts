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
      handler: "Your function.",
      path: { default: "from the name", text: "The address of the route." },
      method: { default: '`"post"`', text: "The HTTP method." },
      definition: "What is known of the event, from the catalog or your own.",
      summary: { default: "the definition's", text: "Shown when the server starts." },
      description: { default: "the definition's", text: "For people who read the code." },
      metadata: "Your own data, in `trigger.metadata` of the handler.",
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
      name: "The event, such as `shop.order`.",
      provider: "Where it comes from. The handler finds it in `event.provider`.",
      summary: "A few words, shown when the server starts.",
      description: "A sentence.",
      defaultPath: { default: "from the name", text: "The address of the route." },
      deliveryMode: "`webhook`, `polling` or `schedule` in the catalog.",
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
      event: "The whole body, with `trigger` and `provider` filled in.",
      agents: "The program's agents, by their keys in `new VoltAgent`.",
      headers: "The request's headers, in lower case.",
      rawRequest: "The request: a `Request` with Hono.",
      logger: "A logger that names the trigger.",
      trigger: "This trigger: name, path, method, definition, metadata.",
      triggerContext: "What agents are told about the event.",
      agentRegistry: "All agents: `getAgent(id)`.",
      workflowRegistry: "All workflows: `getWorkflow(id)`.",
      voltOpsClient: "The client of VoltOps, for [actions](/docs/triggers/actions/).",
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
