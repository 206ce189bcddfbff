/** Texts of the agent's options. Defaults were read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const agentOptions: OptionTexts = {
  name: "AgentOptions",
  from: CORE,
  options: {
    name: "The agent's name, in traces and for supervisors.",
    instructions: "The [system prompt](/docs/agents/prompts/).",
    model: "Which [model](/docs/agents/providers/) answers.",
    id: { default: "`name`", text: "The id in HTTP paths and in memory." },
    purpose: "What a supervisor is told about this agent.",
    tools: "What the model may [call](/docs/agents/tools/).",
    toolkits: "Groups of tools with shared instructions.",
    toolRouting: "Lets the model [search for tools](/docs/agents/tools/#many-tools).",
    memory: { default: "in memory", text: "Where conversations are [kept](/docs/agents/memory/)." },
    subAgents: "Makes the agent a [supervisor](/docs/agents/sub-agents/).",
    supervisorConfig: "How it supervises.",
    retriever: "Adds [retrieved text](/docs/rag/overview/) to the system prompt of every call.",
    hooks: "Your functions at [points of the run](/docs/agents/hooks/).",
    inputGuardrails: "[Check or block](/docs/guardrails/overview/) the input.",
    outputGuardrails: "Check or block the answer.",
    inputMiddlewares: "[Change](/docs/agents/overview/#change-input-and-output) the input.",
    outputMiddlewares: "Change the answer.",
    maxMiddlewareRetries: {
      default: "`0`",
      text: "How often a middleware may ask for another answer.",
    },
    maxSteps: { default: "`5`", text: "Steps of a run; `100` with a workspace." },
    stopWhen: {
      default: "`maxSteps`",
      text: "Replaces `maxSteps` as the condition to stop, for example `hasToolCall` of the AI SDK.",
    },
    prepareStep: "Changes tools, model or tool choice before each step.",
    maxRetries: {
      default: "`3`",
      text: "Repeats a failed model call, 1 s, 2 s, 4 s … apart, 10 s at most.",
    },
    temperature: { default: "the provider's", text: "Sent with every model call." },
    maxOutputTokens: {
      default: "the provider's",
      text: "Limits the length of each model answer.",
    },
    markdown: { default: "`false`", text: "Asks the model for Markdown." },
    context: {
      default: "empty",
      text: "Defaults for the [context](/docs/agents/context/) of each call.",
    },
    summarization: {
      default: "off",
      text: "Replaces old messages of a long prompt with a [summary](/docs/agents/summarization/), from `triggerTokens` (170,000) on; `keepMessages` (6) stay.",
    },
    conversationPersistence: {
      default: "each step",
      text: 'When messages are saved: 200 ms (`debounceMs`) after a step, and at once after a tool (`flushOnToolResult`). `mode: "finish"` saves once, at the end.',
    },
    messageMetadataPersistence: {
      default: "off",
      text: "Saves `usage` and `finishReason` with each answer.",
    },
    feedback: {
      default: "off",
      text: "Asks VoltOps for a link at which users rate the answer.",
    },
    eval: "[Scores answers](/docs/evals/live-evaluations/) while the agent works.",
    voice: "[Speech](/docs/agents/voice/), as `agent.voice`.",
    workspace: {
      default: "the application's",
      text: "[Files, search, a sandbox and skills](/docs/workspaces/overview/) for the agent. `false` for none.",
    },
    workspaceToolkits: {
      default: "all",
      text: "Which of the workspace's tools the agent gets. An object names them: what it leaves out is missing. `false` for none.",
    },
    workspaceSkillsPrompt: {
      default: "on with skills",
      text: "Lists the workspace's [skills](/docs/workspaces/skills/) in the prompt.",
    },
    logger: { default: "the application's", text: "Where the agent logs." },
    voltOpsClient: { default: "the application's", text: "Keys and settings for VoltOps." },
    observability: { default: "the application's", text: "Where its traces go." },
    inheritParentSpan: {
      default: "`true`",
      text: "Makes the run part of the trace that is active when it is called.",
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
      "Whose conversation this is; `options` holds `contextLimit` (10 messages), `semanticMemory`, `readOnly` and how to save.",
    context: "Data for tools, hooks and sub-agents.",
    output:
      "[Structured output](/docs/agents/overview/#structured-output): `Output.object(…)` and others.",
    tools: "Tools of this call, added to the agent's.",
    toolChoice: "Whether and which tool the model has to call.",
    toolRouting: { default: "the agent's", text: "Replaces the agent's." },
    maxSteps: { default: "the agent's", text: "Steps of this call." },
    stopWhen: { default: "the agent's", text: "Replaces `maxSteps` in this call." },
    prepareStep: { default: "the agent's", text: "Changes each step of this call." },
    temperature: { default: "the agent's", text: "Sent with every model call of the run." },
    maxOutputTokens: { default: "the agent's", text: "Limits each model answer." },
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
    seed: "Asks for the same answer again, where the provider can.",
    stopSequences: "Texts at which the model stops.",
    maxRetries: { default: "the agent's", text: "Retries of this call, for every model." },
    timeout: "The AI SDK's time limits, for each model call.",
    headers: "HTTP headers for the provider.",
    providerOptions: "Settings only one provider knows, by provider.",
    abortSignal: "[Cancels](/docs/agents/cancellation/) the run.",
    hooks: "Run before the agent's.",
    inputGuardrails: "Run after the agent's.",
    outputGuardrails: "Run after the agent's.",
    inputMiddlewares: "Run after the agent's.",
    outputMiddlewares: "Run after the agent's.",
    maxMiddlewareRetries: { default: "the agent's", text: "As on the agent." },
    requestHeaders: "HTTP headers for dynamic options and tools.",
    parentSpan: "The span to stand below in the trace.",
    inheritParentSpan: { default: "the agent's", text: "As on the agent." },
    feedback: { default: "the agent's", text: "As on the agent." },
    elicitation: "Answers tools that ask for input.",
    onFinish: "`streamText` only: called with the finished result.",
    resumableStream:
      "`streamText` only, over HTTP: the stream goes on when the client is gone, so that it can come back.",
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
      text: "Repeats before the next entry is tried.",
    },
    enabled: { default: "`true`", text: "`false` skips the entry." },
    id: "Names the entry in traces.",
  },
};

const supervisorConfig: OptionTexts = {
  name: "SupervisorConfig",
  from: CORE,
  options: {
    customGuidelines: "Added to the built-in guidelines of the system prompt.",
    systemMessage: {
      default: "built in",
      text: "Replaces the whole system prompt: list, instructions and guidelines. Name the sub-agents in it.",
    },
    includeAgentsMemory: {
      default: "`true`",
      text: "Adds a section with what agents have said so far in this run. It is written once, at the start, so it is empty except for a supervisor below another one.",
    },
    fullStreamEventForwarding: {
      default: "`tool-call`, `tool-result`, `input-guardrail-blocked`",
      text: "Which of their parts, `types`, reach the supervisor's stream.",
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
      "Headers of the HTTP request, with lower-case names; in a direct call, what was passed as `requestHeaders`.",
    prompts: "`getPrompt(…)` for [managed prompts](/docs/agents/prompts/#managed-prompts).",
  },
  typeNames: { PromptHelper: "`{ getPrompt }`" },
};

const promptReference: OptionTexts = {
  name: "PromptReference",
  from: CORE,
  options: {
    promptName: "Which prompt.",
    version: "Exactly this version. Wins over `label`.",
    label:
      "The version that has this label: `production`, `staging`, `development`, `testing` or `latest`.",
    variables: "Fills `{{name}}` in the text. A name without a value stays as it is.",
    promptCache: {
      default: "the client's",
      text: "Replaces the client's cache settings for this prompt.",
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
    context: "The `Map` that caller, hooks, tools and sub-agents share.",
    requestHeaders: "Headers of the HTTP request.",
    input: "What the agent was given.",
    output: "What it answered, once it has.",
    conversationSteps: "Texts, tool calls and results so far.",
    parentAgentId: "The supervisor's id, in a sub-agent.",
    startTime: "When the run began.",
    isActive: "Whether it still runs.",
    cancellationError: "Why it was cancelled.",
    abortController: "[Stops](/docs/agents/cancellation/) the run.",
    elicitation: "Asks the caller for input, if it can answer.",
    logger: "Adds the run's ids to each line.",
    traceContext: "The trace: its spans, and methods to add your own.",
    workspace: "The agent's workspace.",
    systemContext: "The framework's own data. Leave it alone.",
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
