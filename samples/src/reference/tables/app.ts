/** Texts of options of the application and its logs and traces, read in the packages' dist/index.js. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const voltAgentOptions: OptionTexts = {
  name: "VoltAgentOptions",
  from: CORE,
  options: {
    agents: "Registers them. An agent is found by its id, not by the key here.",
    workflows: "Registers them. A chain is turned into a workflow.",
    server: "Starts an HTTP server, such as `honoServer()`. Without it, there is none.",
    serverless: "For runtimes that call a `fetch` function.",
    memory: "For agents and workflows that have none of their own.",
    agentMemory: { default: "`memory`", text: "The same for agents only." },
    workflowMemory: { default: "`memory`", text: "The same for workflows only." },
    agentConversationPersistence: {
      default: "after each step",
      text: "When agents save messages.",
    },
    toolRouting: "[Search for tools](/docs/agents/tools/#many-tools) in all agents.",
    workspace: "[Files, search, a sandbox and skills](/docs/workspaces/overview/) for all agents.",
    logger: { default: "a plain one", text: "Logs of everything." },
    observability: { default: "traces in memory", text: "Where traces go." },
    voltOpsClient: {
      default: "from the keys in the environment",
      text: "Connects to VoltOps.",
    },
    triggers: "Routes that [run on events](/docs/triggers/overview/), such as those of VoltOps.",
    mcpServers: "Offer agents, workflows and tools over [MCP](/docs/agents/mcp/mcp-server/).",
    a2aServers:
      "Offer agents to agents of other frameworks over [A2A](/docs/agents/a2a/a2a-server/).",
  },
  leftOut: {
    port: "deprecated: use the server's `port`",
    autoStart: "deprecated: a server starts by itself",
    customEndpoints: "deprecated: use `configureApp` of the server",
    enableSwaggerUI: "deprecated: use `enableSwaggerUI` of the server",
    checkDependencies: "what it turns off does nothing in version 2.10",
  },
  typeNames: {
    Agent: "`Agent`",
    ServerProviderFactory: "provider",
    ServerlessProviderFactory: "provider",
    VoltAgentTriggersConfig: "object",
  },
};

const observabilityConfig: OptionTexts = {
  name: "ObservabilityConfig",
  from: CORE,
  options: {
    serviceName: {
      default: '`"voltagent"`',
      text: "`service.name` of every span and log. In serverless runtimes it is `voltagent-serverless`.",
    },
    serviceVersion: {
      default: '`"1.0.0"`',
      text: "`service.version` of every span and log: tells releases apart.",
    },
    resourceAttributes: "Further attributes of the process, such as region or environment.",
    storage: { default: "in memory", text: "Where your own server keeps spans and logs." },
    spanProcessors: "Get every span, besides the storage and VoltOps.",
    logProcessors: "The same for [log lines](/docs/observability/logging/).",
    spanFilters: {
      default: "spans of VoltAgent",
      text: "[Which spans count](/docs/observability/overview/#spans-of-other-libraries): `enabled`, `instrumentationScopeNames`, `serviceNames`.",
    },
    instrumentationScopeName: {
      default: '`"@voltagent/core"`',
      text: "The scope that VoltAgent's spans carry.",
    },
    voltOpsSync: {
      default: "everything",
      text: "Sampling and batching of what goes to VoltOps, on Node.js.",
    },
    flushOnFinishStrategy: {
      default: '`"auto"`',
      text: "Whether a run waits for its spans to be sent. `auto` does so in [serverless runtimes](/docs/observability/overview/#short-lived-programs) only.",
    },
    serverlessRemote: {
      default: "from the keys",
      text: "Where traces and logs go in serverless runtimes, if there are no VoltOps keys.",
    },
  },
  leftOut: { logger: "declared, but read nowhere in version 2.10" },
  typeNames: {
    ObservabilityStorageAdapter: "adapter",
    SpanFilterConfig: "object",
    ServerlessRemoteExportConfig: "object",
    "{ sampling?: ObservabilitySamplingConfig; maxQueueSize?: number; maxExportBatchSize?: number; scheduledDelayMillis?: number; exportTimeoutMillis?: number; }":
      "object",
  },
};

const voltOpsClientOptions: OptionTexts = {
  name: "VoltOpsClientOptions",
  from: CORE,
  options: {
    publicKey: "The project's public key, `pk_…`.",
    secretKey: "The project's secret key, `sk_…`.",
    baseUrl: { default: "`https://api.voltagent.dev`", text: "The address of VoltOps." },
    prompts: { default: "`true`", text: "Whether managed prompts can be read." },
    promptCache: {
      default: "on, 300 s, 100 prompts",
      text: "How long (`ttl`, in seconds) and how many prompts are kept in the process.",
    },
    fetch: { default: "the runtime's", text: "Sends the requests." },
  },
};

const loggerOptions: OptionTexts = {
  name: "createPinoLogger",
  from: "@voltagent/logger",
  type: "NonNullable<Parameters<typeof pkg.createPinoLogger>[0]>",
  options: {
    name: "The field `name` of every line.",
    level: {
      default: '`"info"`, in production `"error"`',
      text: "The least that is written, from `trace` over `debug`, `info`, `warn` and `error` to `fatal`, or `silent`.",
    },
    format: {
      default: '`"pretty"`, in production `"json"`',
      text: "How lines look. Lines are only `pretty` if the option `pretty` is `true` as well.",
    },
    pretty: {
      default: "`true`, in production `false`",
      text: "`false` writes JSON, whatever `format` says.",
    },
    redact: {
      default: "six names",
      text: "[Fields](/docs/observability/logging/#secrets-in-printed-lines) whose value becomes `[REDACTED]`. Replaces the default list.",
    },
    pinoOptions:
      "Anything that Pino can do: transports, serializers, timestamps. Replaces the settings above where they meet.",
  },
  leftOut: { bufferSize: "declared, but read nowhere in version 2.0" },
  typeNames: { LoggerOptions: "object", LogLevel: "level" },
};

const langfuseOptions: OptionTexts = {
  name: "LangfuseSpanProcessorOptions",
  from: "@voltagent/langfuse-exporter",
  options: {
    secretKey: {
      default: "required",
      text: "The project's secret key. Without it, the call throws.",
    },
    publicKey: "The project's public key.",
    baseUrl: {
      default: "`https://cloud.langfuse.com`",
      text: "The address of your region, or of your own Langfuse.",
    },
    debug: { default: "`false`", text: "Prints what is exported." },
    batch: {
      default: "`2048`, `512`, `5000`, `30000`",
      text: "The queue: `maxQueueSize`, `maxExportBatchSize`, `scheduledDelayMillis`, `exportTimeoutMillis`.",
    },
  },
  typeNames: {
    "{ maxQueueSize?: number; maxExportBatchSize?: number; scheduledDelayMillis?: number; exportTimeoutMillis?: number; }":
      "object",
  },
};

const telemetrySettings: OptionTexts = {
  name: "TelemetrySettings",
  from: "ai",
  options: {
    isEnabled: { default: "`false`", text: "Records the call." },
    functionId: "Which call it is.",
    metadata: "Values for the outer span and the model calls.",
    recordInputs: { default: "`true`", text: "Whether prompts and arguments of tools are kept." },
    recordOutputs: { default: "`true`", text: "Whether answers and results of tools are kept." },
    tracer: { default: "the global one", text: "Another provider for this call." },
    integrations: "Functions that are called as the call goes on.",
  },
  typeNames: {
    AttributeValue: "value",
    "TelemetryIntegration | TelemetryIntegration[]": "object or list",
  },
};

/** Tables about the application, its logs and its traces. */
export const appTables: readonly OptionTexts[] = [
  voltAgentOptions,
  observabilityConfig,
  voltOpsClientOptions,
  loggerOptions,
  langfuseOptions,
  telemetrySettings,
];
