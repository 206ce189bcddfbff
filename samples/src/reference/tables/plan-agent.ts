/** Texts of the options of plan agents. Defaults were read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const SHARED = [
  "systemPrompt",
  "tools",
  "toolkits",
  "subagents",
  "generalPurposeAgent",
  "planning",
  "summarization",
  "filesystem",
  "task",
  "extensions",
  "toolResultEviction",
];

/** Tables about plan agents and their toolkits. */
export const planAgentTables: readonly OptionTexts[] = [
  {
    name: "PlanAgentOptions",
    from: CORE,
    type: `Pick<pkg.PlanAgentOptions, ${SHARED.map((name) => `"${name}"`).join(" | ")}>`,
    options: {
      systemPrompt: "What the agent is for. Takes the place of `instructions`.",
      tools: "Your tools. Sub-agents without `tools` get them too.",
      toolkits: "Your toolkits.",
      subagents: "Who can be given a [task](#give-tasks-away).",
      generalPurposeAgent: {
        default: "`true`",
        text: "Adds a sub-agent `general-purpose` with all tools but `task`.",
      },
      planning: {
        default: "on",
        text: "Where the plan is kept, and its prompt. `false` for none.",
      },
      filesystem: { default: "on", text: "Where files are kept. `false` for no file tools." },
      task: { default: "on", text: "Prompt and steps of tasks. `false` for no `task` tool." },
      summarization: {
        default: "on",
        text: "As in [any agent](/docs/agents/summarization/). `false` turns it off.",
      },
      toolResultEviction: {
        default: "on, 20,000 tokens",
        text: "From which length a tool's text is [moved into a file](#long-results).",
      },
      extensions: "[Parts of your own](#extensions).",
    },
    typeNames: {
      PlanAgentSubagentDefinition: "definition",
      PlanningToolkitOptions: "object",
      FilesystemToolkitOptions: "object",
      TaskToolOptions: "object",
      PlanAgentExtension: "extension",
    },
  },
  {
    name: "PlanningToolkitOptions",
    from: CORE,
    options: {
      backend: {
        default: "`ConversationTodoBackend`",
        text: "Keeps the list: an object with `listTodos` and `setTodos`, or a function that makes one for a call.",
      },
      systemPrompt: {
        default: "built in",
        text: "Tells the model when to plan. `null` says nothing.",
      },
    },
    typeNames: { TodoBackend: "object", TodoBackendFactory: "function" },
  },
  {
    name: "FilesystemToolkitOptions",
    from: CORE,
    options: {
      backend: {
        default: "the conversation",
        text: "Keeps the files: a `NodeFilesystemBackend`, or a function that makes a backend for a call.",
      },
      systemPrompt: {
        default: "built in",
        text: "Explains the tools to the model. `null` says nothing.",
      },
      customToolDescriptions: "Other descriptions, by the name of the tool.",
      toolTokenLimitBeforeEvict: {
        default: "`20000`",
        text: "As `toolResultEviction.tokenLimit`. `null` and `0` turn it off.",
      },
    },
    typeNames: { FilesystemBackend: "object", FilesystemBackendFactory: "function" },
  },
  {
    name: "TaskToolOptions",
    from: CORE,
    options: {
      systemPrompt: {
        default: "built in",
        text: "Tells the model when to give tasks away. `null` says nothing.",
      },
      taskDescription: {
        default: "built in, with all sub-agents",
        text: "The description of the tool `task`. Name your sub-agents in it.",
      },
      maxSteps: { default: "the sub-agent's", text: "Steps of a sub-agent in a task." },
      supervisorConfig: "As for a [supervisor](/docs/agents/sub-agents/).",
    },
    typeNames: { SupervisorConfig: "object" },
  },
];
