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
      systemPrompt: "What the agent is for. Replaces `instructions`.",
      tools: "Your tools. Sub-agents without `tools` get them too.",
      toolkits: "Your toolkits.",
      subagents: "The agents that can be given a [task](#delegate-tasks).",
      generalPurposeAgent: {
        default: "`true`",
        text: "Adds the sub-agent `general-purpose`, which has all tools except `task`.",
      },
      planning: {
        default: "on",
        text: "Where the plan is stored, and its prompt. `false` turns planning off.",
      },
      filesystem: {
        default: "on",
        text: "Where files are stored, and the prompt of the file tools. `false` removes these tools.",
      },
      task: {
        default: "on",
        text: "The prompt and the step limit of tasks. `false` removes the `task` tool.",
      },
      summarization: {
        default: "on",
        text: "[Summarization](/docs/agents/summarization/), as for any agent. `false` turns it off.",
      },
      toolResultEviction: {
        default: "on, 20,000 tokens",
        text: "The length from which a tool's result is [moved into a file](#long-results). While it is on, tools lose `needsApproval` and their own hooks.",
      },
      extensions: "Your own [extensions](#extensions).",
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
        text: "Stores the plan: an object with `listTodos` and `setTodos`, or a function that creates one per call.",
      },
      systemPrompt: {
        default: "built in",
        text: "Tells the model when to plan. `null` adds no prompt.",
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
        text: "Stores the files: a `NodeFilesystemBackend`, or a function that creates a backend per call.",
      },
      systemPrompt: {
        default: "built in",
        text: "Explains the tools to the model. `null` adds no prompt.",
      },
      customToolDescriptions: "Your own tool descriptions, keyed by tool name.",
      toolTokenLimitBeforeEvict: {
        default: "`20000`",
        text: "The same limit as `toolResultEviction.tokenLimit`. `null` and `0` turn eviction off.",
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
        text: "Tells the model when to delegate tasks. `null` adds no prompt.",
      },
      taskDescription: {
        default: "built in, with all sub-agents",
        text: "Replaces the description of the tool `task`. Name your sub-agents in it.",
      },
      maxSteps: {
        default: "the sub-agent's",
        text: "The maximum number of steps of a sub-agent in a task.",
      },
      supervisorConfig: "The same settings as for a [supervisor](/docs/agents/sub-agents/).",
    },
    typeNames: { SupervisorConfig: "object" },
  },
];
