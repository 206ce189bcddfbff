/** Texts of the agent's options. Defaults were read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const agentOptions: OptionTexts = {
  name: "AgentOptions",
  from: CORE,
  options: {
    name: "The agent's name, shown in traces and to supervisors.",
    instructions: "The [system prompt](/docs/agents/prompts/).",
    model: "The [model](/docs/agents/providers/) that answers.",
    id: { default: "`name`", text: "Identifies the agent in HTTP paths and in memory." },
    purpose: "Tells a supervisor what this agent is for.",
    tools: "The [tools](/docs/agents/tools/) that the model can call.",
    toolkits: "Groups of tools that share instructions.",
    toolRouting:
      "Lets the model [search for tools](/docs/agents/tools/#many-tools) instead of seeing all of them.",
    memory: {
      default: "in memory",
      text: "Where [conversations](/docs/agents/memory/) are stored. `false` turns memory off.",
    },
    subAgents: "Makes the agent a [supervisor](/docs/agents/sub-agents/).",
    supervisorConfig: "Changes the supervisor's prompt and the events it forwards.",
    retriever: "Adds [retrieved text](/docs/rag/overview/) to the system prompt of every call.",
    hooks: "Your functions, called at [fixed points of a run](/docs/agents/hooks/).",
    inputGuardrails: "[Check or block](/docs/guardrails/overview/) the input.",
    outputGuardrails: "Check or block the answer.",
    inputMiddlewares: "[Change](/docs/agents/overview/#change-input-and-output) the input.",
    outputMiddlewares: "Change the answer.",
    maxMiddlewareRetries: {
      default: "`0`",
      text: "How many times a middleware may request a retry.",
    },
    maxSteps: {
      default: "`5`",
      text: "The maximum number of steps in a run. With a workspace, the default is `100`.",
    },
    stopWhen: {
      default: "`maxSteps`",
      text: "Replaces `maxSteps` as the condition to stop, for example `hasToolCall` of the AI SDK.",
    },
    prepareStep: "Changes the tools, the model or the tool choice before each step.",
    maxRetries: {
      default: "`3`",
      text: "How many times a failed model call is retried, after 1 s, 2 s, 4 s and so on, up to 10 s.",
    },
    temperature: {
      default: "the provider's",
      text: "The sampling temperature of every model call.",
    },
    maxOutputTokens: {
      default: "the provider's",
      text: "The maximum length of each model response, in tokens.",
    },
    markdown: { default: "`false`", text: "Asks the model to answer in Markdown." },
    context: {
      default: "empty",
      text: "Default values for the [context](/docs/agents/context/) of each call.",
    },
    summarization: {
      default: "off",
      text: "Replaces the older messages of a prompt with a [summary](/docs/agents/summarization/) once it reaches `triggerTokens` (170,000). The latest `keepMessages` (6) stay.",
    },
    conversationPersistence: {
      default: "each step",
      text: 'When messages are saved: 200 ms (`debounceMs`) after a step, and at once after a tool (`flushOnToolResult`). `mode: "finish"` saves once, at the end.',
    },
    messageMetadataPersistence: {
      default: "off",
      text: "Saves `usage` and `finishReason` in the metadata of each answer.",
    },
    feedback: {
      default: "off",
      text: "Creates a VoltOps link where users can rate the answer.",
    },
    eval: "[Scores answers](/docs/evals/live-evaluations/) of real calls in the background.",
    voice: "A [voice provider](/docs/agents/voice/), available as `agent.voice`.",
    workspace: {
      default: "the application's",
      text: "[Files, search, a sandbox and skills](/docs/workspaces/overview/) for the agent. `false` turns it off.",
    },
    workspaceToolkits: {
      default: "all",
      text: "Which workspace toolkits the agent gets. An object enables only those it lists; `false` enables none.",
    },
    workspaceSkillsPrompt: {
      default: "on with skills",
      text: "Lists the workspace's [skills](/docs/workspaces/skills/) in the system prompt.",
    },
    logger: { default: "the application's", text: "The logger of the agent." },
    voltOpsClient: { default: "the application's", text: "The client that connects to VoltOps." },
    observability: { default: "the application's", text: "Where the agent's traces go." },
    inheritParentSpan: {
      default: "`true`",
      text: "Adds the run to the trace that is active when you call the agent.",
    },
  },
  typeNames: { VoltAgentObservability: "object" },
  leftOut: { maxHistoryEntries: "declared, but read nowhere in version 2.10" },
};

const callOptions: OptionTexts = {
  name: "StreamTextOptions",
  from: CORE,
  options: {
    memory:
      "The `userId` and `conversationId`. `options` sets `contextLimit` (10 messages), `semanticMemory`, `readOnly` and when messages are saved.",
    context: "Data shared with tools, hooks and sub-agents.",
    output:
      "[Structured output](/docs/agents/overview/#structured-output): for example `Output.object(…)`.",
    tools: "Tools for this call, added to the agent's.",
    toolChoice: "Whether the model must call a tool, and which one.",
    toolRouting: { default: "the agent's", text: "Replaces the agent's setting in this call." },
    maxSteps: { default: "the agent's", text: "The maximum number of steps in this call." },
    stopWhen: { default: "the agent's", text: "Replaces `maxSteps` in this call." },
    prepareStep: {
      default: "the agent's",
      text: "Changes the settings before each step of this call.",
    },
    temperature: {
      default: "the agent's",
      text: "The sampling temperature of every model call in the run.",
    },
    maxOutputTokens: {
      default: "the agent's",
      text: "The maximum length of each model response, in tokens.",
    },
    topP: { default: "the provider's", text: "Samples from the most probable tokens only." },
    topK: { default: "the provider's", text: "Samples from this many tokens only." },
    presencePenalty: {
      default: "the provider's",
      text: "Makes words that already occur less likely.",
    },
    frequencyPenalty: {
      default: "the provider's",
      text: "Makes words less likely the more often they occur.",
    },
    seed: "Requests reproducible answers, where the provider supports it.",
    stopSequences: "Strings at which the model stops generating.",
    maxRetries: {
      default: "the agent's",
      text: "How many times a failed model call is retried, for every model.",
    },
    timeout: "The AI SDK's time limits for each model call.",
    headers: "HTTP headers sent to the provider.",
    providerOptions: "Provider-specific settings, keyed by provider.",
    abortSignal: "[Cancels](/docs/agents/cancellation/) the run.",
    hooks: "Run before the agent's.",
    inputGuardrails: "Run after the agent's.",
    outputGuardrails: "Run after the agent's.",
    inputMiddlewares: "Run after the agent's.",
    outputMiddlewares: "Run after the agent's.",
    maxMiddlewareRetries: { default: "the agent's", text: "The same as on the agent." },
    requestHeaders: "HTTP headers that dynamic options and tools can read.",
    parentSpan: "The parent span of this run in the trace.",
    inheritParentSpan: { default: "the agent's", text: "The same as on the agent." },
    feedback: { default: "the agent's", text: "The same as on the agent." },
    elicitation: "A function that answers when a tool asks for input.",
    onFinish: "`streamText` only. Called with the finished result.",
    resumableStream:
      "`streamText` over HTTP only. Keeps the stream running after the client disconnects, so that it can reconnect.",
  },
  leftOut: {
    userId: "deprecated: use `memory.userId`",
    conversationId: "deprecated: use `memory.conversationId`",
    contextLimit: "deprecated: use `memory.options.contextLimit`",
    semanticMemory: "deprecated: use `memory.options.semanticMemory`",
    conversationPersistence: "deprecated: use `memory.options.conversationPersistence`",
    messageMetadataPersistence: "deprecated: use `memory.options.messageMetadataPersistence`",
    parentAgentId: "internal: set by a supervisor",
    parentOperationContext: "internal: set by a supervisor",
    stop: "the AI SDK takes `stopSequences`; `stop` is only written to the trace",
  },
  typeNames: { TProviderOptions: "object" },
};

const agentModelConfig: OptionTexts = {
  name: "AgentModelConfig",
  from: CORE,
  options: {
    model: "The model.",
    maxRetries: {
      default: "the agent's, `3`",
      text: "How many times a failed call is retried before the next entry is tried.",
    },
    enabled: { default: "`true`", text: "`false` skips the entry." },
    id: "Identifies the entry in traces.",
  },
};

const supervisorConfig: OptionTexts = {
  name: "SupervisorConfig",
  from: CORE,
  options: {
    customGuidelines: "Added to the built-in guidelines of the system prompt.",
    systemMessage: {
      default: "built in",
      text: "Replaces the whole system prompt, with what memory, a retriever and toolkits add. Name the sub-agents in it.",
    },
    includeAgentsMemory: {
      default: "`true`",
      text: "Adds the run's messages so far to the system prompt. It is built once, at the start, so it is empty unless this supervisor is itself a sub-agent.",
    },
    fullStreamEventForwarding: {
      default: "`tool-call`, `tool-result`, `input-guardrail-blocked`",
      text: "Which `types` of stream parts sub-agents forward to the supervisor's stream.",
    },
  },
  leftOut: {
    throwOnStreamError: "declared, but read nowhere in version 2.10",
    includeErrorInEmptyResponse: "declared, but read nowhere in version 2.10",
  },
};

const dynamicValueOptions: OptionTexts = {
  name: "DynamicValueOptions",
  from: CORE,
  kind: "fields",
  options: {
    context: "The [context](/docs/agents/context/) of the call.",
    headers:
      "Headers of the HTTP request, with lower-case names. In a direct call, the `requestHeaders` that you passed.",
    prompts: "`getPrompt(…)` for [managed prompts](/docs/agents/prompts/#managed-prompts).",
  },
  typeNames: { PromptHelper: "`{ getPrompt }`" },
};

const promptReference: OptionTexts = {
  name: "PromptReference",
  from: CORE,
  options: {
    promptName: "The prompt's name.",
    version: "The exact version. With a `label` as well, a local file must match both.",
    label:
      "Selects the version with this label: `production`, `staging`, `development`, `testing` or `latest`.",
    variables:
      "Values for the `{{name}}` placeholders. A placeholder without a value is left as it is.",
    promptCache: {
      default: "the client's",
      text: "`enabled` and `ttl` for this prompt. `maxSize` works only on the client.",
    },
  },
};

const operationContext: OptionTexts = {
  name: "OperationContext",
  from: CORE,
  kind: "fields",
  options: {
    operationId: "The id of this run.",
    userId: "From the call's `memory`.",
    conversationId: "From the call's `memory`.",
    resolvedMemory: "All memory options of the call.",
    context: "The `Map` shared by the caller, hooks, tools and sub-agents.",
    requestHeaders: "Headers of the HTTP request.",
    input: "The agent's input.",
    output: "The agent's answer, once there is one.",
    conversationSteps: "The texts, tool calls and tool results so far.",
    parentAgentId: "The supervisor's id, in a sub-agent.",
    startTime: "When the run began.",
    isActive: "Whether the run is still active.",
    cancellationError: "Why the run was cancelled.",
    abortController: "[Stops](/docs/agents/cancellation/) the run.",
    elicitation: "Asks the caller for input, where the caller supports it.",
    logger: "A logger that adds the run's ids to each line.",
    traceContext: "The run's trace: its spans, and methods that add your own.",
    workspace: "The agent's workspace.",
    systemContext: "Internal data of the framework. Do not change it.",
  },
};

/** Tables about agents. */
export const agentTables: readonly OptionTexts[] = [
  agentOptions,
  callOptions,
  agentModelConfig,
  supervisorConfig,
  dynamicValueOptions,
  promptReference,
  operationContext,
];
