/** Texts of the options of tools, toolkits and hooks, read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const toolOptions: OptionTexts = {
  name: "ToolOptions",
  from: CORE,
  options: {
    name: "What the model calls. One name per agent: of two tools with the same name the later one stays.",
    description: "Tells the model when to use the tool.",
    parameters: "The arguments. Use `z.object({})` for none.",
    execute:
      "Your function, plain, async or an async generator. Without it the tool runs [in the client](/docs/agents/tools/#tools-that-run-in-the-client).",
    outputSchema: "Types and checks the result.",
    needsApproval: {
      default: "`false`",
      text: "Stops the run until a [person agrees](/docs/agents/tools/#ask-a-person-first). A function gets the arguments and options.",
    },
    toModelOutput: {
      default: "JSON",
      text: "What the model gets instead of the plain result, for example a picture.",
    },
    hooks: "`onStart` and `onEnd` run around this tool, in every agent that has it.",
    providerOptions: "Goes to the provider with the tool, for example for prompt caching.",
    tags: "Labels on the tool's spans; also seen by [tool search](/docs/agents/tools/#many-tools).",
    mcp: "Sent along when an MCP server offers the tool.",
    id: { default: "`name`", text: "An identifier of your own." },
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
    userId: "From the call's `memory` option.",
    conversationId: "From the call's `memory` option.",
    context: "The `Map` that this run's caller, hooks and tools share.",
    requestHeaders: "Headers of the HTTP request, if there was one.",
    toolContext: "`name`, `callId`, the `messages` so far, and `abortSignal` to pass to `fetch`.",
    abortController: "Aborting it ends the whole run.",
    logger: "Logs with the operation's ids.",
    operationId: "Which run this is.",
    parentAgentId: "Which supervisor started it.",
    elicitation: "Asks the caller for input, where the caller supports it.",
    workspace: "The agent's workspace.",
    resolvedMemory: "All memory options of the call.",
    input: "What the agent was given.",
    conversationSteps: "Texts, tool calls and results so far.",
    startTime: "When the run began.",
    isActive: "Whether the run still goes on.",
    cancellationError: "Why it was cancelled.",
    traceContext: "The trace: its spans, and methods to add your own.",
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
    pool: { default: "the agent's `tools`", text: "What can be found." },
    expose: "Tools the model sees directly as well.",
    embedding:
      "Searches by meaning with an embedding model: the model, or `{ model, topK, toolText, … }`. Without it, by words.",
    topK: {
      default: "`1`",
      text: "How many tools a search returns, unless the model asks for another number.",
    },
    enforceSearchBeforeCall: {
      default: "`true`",
      text: "Refuses tools that no search of this run has found.",
    },
  },
  typeNames: { ToolRoutingEmbeddingInput: "model or object" },
};

const toolkit: OptionTexts = {
  name: "Toolkit",
  from: CORE,
  options: {
    name: "Identifies the toolkit, for example to remove it. The model does not see it.",
    tools: "The tools. Toolkits cannot be nested.",
    instructions: "How the tools work together.",
    addInstructions: {
      default: "**`false`**",
      text: "Appends `instructions` to the agent's system prompt. Without it they are not used.",
    },
    description: { default: '`""`', text: "For your own overview." },
  },
};

const reasoningTools: OptionTexts = {
  name: "CreateReasoningToolsOptions",
  from: CORE,
  options: {
    think: { default: "`true`", text: "Include the tool `think`." },
    analyze: { default: "`true`", text: "Include the tool `analyze`." },
    addInstructions: { default: "`true`", text: "Put the instructions into the system prompt." },
    addFewShot: { default: "`true`", text: "Put examples behind the instructions." },
    fewShotExamples: { default: "two examples", text: "Your own examples instead." },
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
    onStart: "The run is prepared, no model was called.",
    onToolStart: "Before a tool. Throw to keep it from running.",
    onToolError: "A tool failed. Return `{ output }` to decide what the model gets.",
    onToolEnd: "After a tool, failed or not. Return `{ output }` to replace a result.",
    onHandoff: "On a sub-agent, before its task.",
    onHandoffComplete:
      "On a supervisor, after a task. `agent` is the sub-agent. Call `bail` to [end the run](/docs/agents/sub-agents/#answer-with-a-sub-agents-words).",
    onStepFinish: "After each step, with its text, calls, results and usage.",
    onRetry: "Before a model call or an answer is repeated.",
    onFallback: "Before the next [model of the list](/docs/agents/providers/) is tried.",
    onEnd: "The run ended, well or not.",
    onError: "After `onEnd`, when the run failed.",
  },
};

const toolHooks: OptionTexts = {
  name: "ToolHooks",
  from: CORE,
  kind: "hooks",
  options: {
    onStart: "Before the tool. Throw to keep it from running.",
    onEnd:
      "After it. Return `{ output }` to replace the result. After a failure, version 2.10 calls it twice.",
  },
};

const toolContext: OptionTexts = {
  name: "ToolContext",
  from: CORE,
  kind: "fields",
  options: {
    name: "The tool's name.",
    callId: "The id of this call.",
    messages: "The messages so far.",
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
