/** Texts of the options of tools, toolkits and hooks, read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const toolOptions: OptionTexts = {
  name: "ToolOptions",
  from: CORE,
  options: {
    name: "The name that the model calls. If an agent has two tools with the same name, the later one replaces the earlier.",
    description: "Tells the model what the tool does and when to use it.",
    parameters: "The schema of the arguments. Use `z.object({})` for none.",
    execute:
      "Your function: plain, async or an async generator. Without it, the tool runs [in the client](/docs/agents/tools/#tools-that-run-in-the-client).",
    outputSchema: "The schema that types and validates the result.",
    needsApproval: {
      default: "`false`",
      text: "Stops the run until a [person approves](/docs/agents/tools/#require-approval) the call. A function decides per call from the arguments and options.",
    },
    toModelOutput: {
      default: "JSON",
      text: "Converts the result for the model, for example to an image.",
    },
    hooks:
      "`onStart` and `onEnd`, which run before and after this tool in every agent that has it.",
    providerOptions: "Provider-specific options of the tool, for example for prompt caching.",
    tags: "Labels on the tool's spans, also used by [tool search](/docs/agents/tools/#many-tools).",
    mcp: "Sent to clients when an MCP server offers the tool.",
    id: { default: "`name`", text: "Your own identifier of the tool." },
  },
  typeNames: {
    T: "Zod schema",
    O: "Zod schema",
    MCPToolProperties: "`{ annotations, _meta }`",
    ToolHooks: "`{ onStart, onEnd }`",
    ToolNeedsApprovalFunction: "function",
  },
};

const toolExecuteOptions: OptionTexts = {
  name: "ToolExecuteOptions",
  from: CORE,
  kind: "fields",
  options: {
    userId: "The user id from the call's `memory` option.",
    conversationId: "The conversation id from the call's `memory` option.",
    context: "The `Map` shared by the caller, hooks and tools of this run.",
    requestHeaders: "Headers of the HTTP request, if there was one.",
    toolContext:
      "`name`, `callId`, the `messages` so far, and the `abortSignal` to pass to `fetch`.",
    abortController: "Aborting it cancels the whole run.",
    logger: "A logger that adds the run's ids to each line.",
    operationId: "The id of the run.",
    parentAgentId: "The id of the supervisor that started the run.",
    elicitation: "Asks the caller for input, where the caller supports it.",
    workspace: "The agent's workspace.",
    resolvedMemory: "All memory options of the call.",
    input: "The agent's input.",
    conversationSteps: "The texts, tool calls and tool results so far.",
    startTime: "When the run began.",
    isActive: "Whether the run is still active.",
    cancellationError: "Why the run was cancelled.",
    traceContext: "The run's trace: its spans, and methods that add your own.",
  },
  leftOut: {
    output: "the run has no answer yet while a tool works",
    systemContext: "internal: the framework's own data",
  },
};

const toolRouting: OptionTexts = {
  name: "ToolRoutingConfig",
  from: CORE,
  options: {
    pool: { default: "the agent's `tools`", text: "The tools that a search can find." },
    expose: "Tools that the model also sees directly, without a search.",
    embedding:
      "An embedding model, or `{ model, topK, toolText, … }`, to search by meaning. Without it, the search compares words.",
    topK: {
      default: "`1`",
      text: "How many tools a search returns, unless the model requests another number.",
    },
    enforceSearchBeforeCall: {
      default: "`true`",
      text: "Rejects calls of tools that no search in this run has found.",
    },
  },
  typeNames: { ToolRoutingEmbeddingInput: "model or object" },
};

const toolkit: OptionTexts = {
  name: "Toolkit",
  from: CORE,
  options: {
    name: "Identifies the toolkit, for example to remove it. The model does not see this name.",
    tools: "The tools. Toolkits cannot be nested.",
    instructions: "Tells the model how to use the tools together.",
    addInstructions: {
      default: "**`false`**",
      text: "Appends `instructions` to the agent's system prompt. Otherwise they are not used.",
    },
    description: { default: '`""`', text: "A description for your own reference." },
  },
};

const reasoningTools: OptionTexts = {
  name: "CreateReasoningToolsOptions",
  from: CORE,
  options: {
    think: { default: "`true`", text: "Includes the tool `think`." },
    analyze: { default: "`true`", text: "Includes the tool `analyze`." },
    addInstructions: { default: "`true`", text: "Adds the instructions to the system prompt." },
    addFewShot: { default: "`true`", text: "Adds examples after the instructions." },
    fewShotExamples: {
      default: "two examples",
      text: "Your own examples, instead of the built-in ones.",
    },
  },
};

const agentHooks: OptionTexts = {
  name: "AgentHooks",
  from: CORE,
  kind: "hooks",
  options: {
    onPrepareMessages:
      "Before the messages are converted for the model. Return `{ messages }` to change them.",
    onPrepareModelMessages:
      "After the conversion, right before the provider. Return `{ modelMessages }` to change them.",
    onStart: "At the start of a run, before the first model call.",
    onToolStart: "Before a tool runs. Throw an error to prevent the call.",
    onToolError: "After a tool failed. Return `{ output }` to replace what the model gets.",
    onToolEnd:
      "After a tool, whether it succeeded or failed. Return `{ output }` to replace the result.",
    onHandoff: "On a sub-agent, before it starts its task.",
    onHandoffComplete:
      "On a supervisor, after a sub-agent finished its task. `agent` is the sub-agent. Call `bail` to [end the run](/docs/agents/sub-agents/#answer-with-a-sub-agents-words).",
    onStepFinish: "After each step, with its text, tool calls, tool results and usage.",
    onRetry: "Before a model call or an answer is retried.",
    onFallback: "Before the next [model of the list](/docs/agents/providers/) is tried.",
    onEnd: "At the end of a run, whether it succeeded or failed.",
    onError:
      "After `onEnd`, when the call rejects. For a failing stream also at once, with the provider's error.",
  },
};

const toolHooks: OptionTexts = {
  name: "ToolHooks",
  from: CORE,
  kind: "hooks",
  options: {
    onStart: "Before the tool runs. Throw an error to prevent the call.",
    onEnd:
      "After the tool. Return `{ output }` to replace the result. After a failure, version 2.10 calls it twice.",
  },
};

const toolContext: OptionTexts = {
  name: "ToolContext",
  from: CORE,
  kind: "fields",
  options: {
    name: "The tool's name.",
    callId: "The id of this tool call.",
    messages: "The messages of the run so far.",
    abortSignal: "Fires when the run is cancelled. Pass it to `fetch`.",
  },
};

/** Tables about tools and hooks. */
export const toolTables: readonly OptionTexts[] = [
  toolOptions,
  toolExecuteOptions,
  toolContext,
  toolRouting,
  toolkit,
  reasoningTools,
  agentHooks,
  toolHooks,
];
