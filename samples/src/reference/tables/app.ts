/** Texts of options of the application and its logs and traces, read in the packages' dist/index.js. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const voltAgentOptions: OptionTexts = {
  name: "VoltAgentOptions",
  from: CORE,
  options: {
    agents: "The agents to register. Each is addressed by its id, not by its key here.",
    workflows: "The workflows to register. A chain is converted to a workflow.",
    server: "The HTTP server to start, such as `honoServer()`. Without it, no server starts.",
    serverless: "The server for runtimes that call a `fetch` function.",
    memory: "The memory of agents and workflows that have none of their own.",
    agentMemory: { default: "`memory`", text: "The same, for agents only." },
    workflowMemory: { default: "`memory`", text: "The same, for workflows only." },
    agentConversationPersistence: {
      default: "after each step",
      text: "When agents save messages.",
    },
    toolRouting: "Turns on [tool search](/docs/agents/tools/#many-tools) for all agents.",
    workspace: "[Files, search, a sandbox and skills](/docs/workspaces/overview/) for all agents.",
    logger: { default: "a plain one", text: "The logger that everything uses by default." },
    observability: { default: "traces in memory", text: "Records and exports traces." },
    voltOpsClient: {
      default: "from the keys in the environment",
      text: "The client that connects to VoltOps.",
    },
    triggers: "Routes that [handle events](/docs/triggers/overview/), such as those from VoltOps.",
    mcpServers:
      "Servers that offer agents, workflows and tools over [MCP](/docs/agents/mcp/mcp-server/).",
    a2aServers:
      "Servers that offer your agents to other frameworks over [A2A](/docs/agents/a2a/a2a-server/).",
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
      text: "`service.version` of every span and log, to tell releases apart.",
    },
    resourceAttributes:
      "Further resource attributes of every span and log, such as region or environment.",
    storage: { default: "in memory", text: "Where spans and logs are stored locally." },
    spanProcessors: "Additional span processors, besides the storage and VoltOps.",
    logProcessors: "Additional processors for [log records](/docs/observability/logging/).",
    spanFilters: {
      default: "VoltAgent's spans",
      text: "[Which spans are recorded](/docs/observability/overview/#spans-of-other-libraries): `enabled`, `instrumentationScopeNames`, `serviceNames`.",
    },
    instrumentationScopeName: {
      default: '`"@voltagent/core"`',
      text: "The instrumentation scope of VoltAgent's spans.",
    },
    voltOpsSync: {
      default: "everything",
      text: "Sampling and batching of the data sent to VoltOps, on Node.js.",
    },
    flushOnFinishStrategy: {
      default: '`"auto"`',
      text: "Whether a run waits until its spans are sent. `auto` waits in [serverless runtimes](/docs/observability/overview/#short-lived-programs) only.",
    },
    serverlessRemote: {
      default: "from the keys",
      text: "Where serverless runtimes send traces and logs if there are no VoltOps keys.",
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
    prompts: { default: "`true`", text: "Whether agents can load managed prompts." },
    promptCache: {
      default: "on, 300 s, 100 prompts",
      text: "How long (`ttl`, in seconds) and how many prompts (`maxSize`) are cached in the process.",
    },
    fetch: { default: "the runtime's", text: "The `fetch` function for requests to VoltOps." },
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
      text: "The lowest level that is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal`, or `silent` for none.",
    },
    format: {
      default: '`"pretty"`, in production `"json"`',
      text: "The format of log lines. `pretty` takes effect only if the option `pretty` is also `true`.",
    },
    pretty: {
      default: "`true`, in production `false`",
      text: "`false` writes JSON, whatever `format` says.",
    },
    redact: {
      default: "six field names",
      text: "[Fields](/docs/observability/logging/#secrets-in-printed-lines) whose values are replaced by `[REDACTED]`. Replaces the default list.",
    },
    pinoOptions:
      "Any option of Pino, such as transports, serializers or timestamps. Overrides the settings above.",
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
      text: "The address of your Langfuse region or of your own instance.",
    },
    debug: { default: "`false`", text: "Prints the exported data." },
    batch: {
      default: "`2048`, `512`, `5000`, `30000`",
      text: "Limits and intervals of the export queue: `maxQueueSize`, `maxExportBatchSize`, `scheduledDelayMillis`, `exportTimeoutMillis`.",
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
    isEnabled: { default: "`false`", text: "Turns on recording for this call." },
    functionId: "Identifies the call in traces.",
    metadata: "Values added to the outer span and the model-call spans.",
    recordInputs: { default: "`true`", text: "Whether prompts and tool arguments are recorded." },
    recordOutputs: { default: "`true`", text: "Whether answers and tool results are recorded." },
    tracer: { default: "the global one", text: "A tracer for this call." },
    integrations: "Integrations whose functions are called at points of the model call.",
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
