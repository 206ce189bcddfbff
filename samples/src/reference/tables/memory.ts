/** Texts of memory options. Defaults were read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const memoryConfig: OptionTexts = {
  name: "MemoryConfig",
  from: CORE,
  options: {
    storage: "The memory adapter that stores everything except vectors.",
    workingMemory: {
      default: "off",
      text: "Lets the model keep a note: see [working memory](/docs/agents/memory/working-memory/).",
    },
    embedding: "The embedding model that turns messages into vectors. Requires `vector`.",
    vector:
      "The adapter that stores the vectors: see [semantic search](/docs/agents/memory/semantic-search/).",
    enableCache: {
      default: "`false`",
      text: "Caches embeddings in the process, so that the same text is embedded only once.",
    },
    cacheSize: { default: "`1000`", text: "The maximum number of cached embeddings." },
    cacheTTL: {
      default: "`3600000`",
      text: "How long an embedding stays in the cache, in milliseconds.",
    },
    generateTitle: {
      default: "`false`",
      text: "Generates titles for new conversations with a model.",
    },
  },
  typeNames: { WorkingMemoryConfig: "object", ConversationTitleConfig: "object" },
};

const memoryOfCall: OptionTexts = {
  name: "RuntimeMemoryEnvelope",
  from: CORE,
  type: "NonNullable<pkg.GenerateTextOptions['memory']>",
  options: {
    userId: "The id of the user the conversation belongs to.",
    conversationId: "The id of the conversation.",
    options: "Overrides how memory works in this call.",
  },
};

const memoryBehaviour: OptionTexts = {
  name: "RuntimeMemoryBehaviorOptions",
  from: CORE,
  type: "NonNullable<NonNullable<pkg.GenerateTextOptions['memory']>['options']>",
  options: {
    contextLimit: {
      default: "`10`",
      text: "How many of the latest messages are loaded. Older messages stay stored.",
    },
    readOnly: { default: "`false`", text: "Loads the conversation but saves nothing." },
    semanticMemory: {
      default: "on with a vector store",
      text: "Whether and how similar older messages are added to the prompt.",
    },
    conversationPersistence: { default: "after each step", text: "When messages are saved." },
    messageMetadataPersistence: {
      default: "the agent's",
      text: "Saves `usage` and `finishReason` with the answer.",
    },
  },
};

const semanticMemory: OptionTexts = {
  name: "SemanticMemoryOptions",
  from: CORE,
  type: "NonNullable<pkg.GenerateTextOptions['semanticMemory']>",
  options: {
    enabled: {
      default: "`true` with a vector store",
      text: "`false` loads the latest messages only.",
    },
    semanticLimit: {
      default: "`5`",
      text: "The maximum number of similar messages. If you set it, also that of the latest messages.",
    },
    semanticThreshold: { default: "`0.7`", text: "The minimum similarity score of a message." },
    mergeStrategy: {
      default: '`"append"`',
      text: "Where similar messages are placed relative to the latest ones.",
    },
  },
};

const workingMemory: OptionTexts = {
  name: "WorkingMemoryConfig",
  from: CORE,
  options: {
    enabled: "Turns working memory on.",
    scope: {
      default: '`"conversation"`',
      text: "Whether each conversation or each user has its own note.",
    },
    schema: "A Zod schema: the note is JSON of this shape. Cannot be combined with `template`.",
    template: "A Markdown template for the note.",
  },
};

const conversationTitle: OptionTexts = {
  name: "ConversationTitleConfig",
  from: CORE,
  options: {
    enabled: { default: "`true`", text: "`false` turns titles off." },
    model: {
      default: "the agent's",
      text: "The model that writes the title, for example a cheaper one.",
    },
    systemPrompt: {
      default: "a short one",
      text: "The system prompt for the title. `null` sends none.",
    },
    temperature: {
      default: "`0`",
      text: "The temperature. `null` omits it, for models that reject it.",
    },
    maxOutputTokens: { default: "`32`", text: "The maximum number of tokens in the title." },
    maxLength: { default: "`80`", text: "The maximum number of characters in the title." },
  },
};

const persistence: OptionTexts = {
  name: "AgentConversationPersistenceOptions",
  from: CORE,
  options: {
    mode: {
      default: '`"step"`',
      text: '`"step"` saves the answer step by step, `"finish"` only when the run ends.',
    },
    debounceMs: {
      default: "`200`",
      text: "How many milliseconds a save waits, so that steps in quick succession are saved together.",
    },
    flushOnToolResult: { default: "`true`", text: "Saves immediately after a tool returns." },
  },
};

const summarization: OptionTexts = {
  name: "AgentSummarizationOptions",
  from: CORE,
  options: {
    enabled: {
      default: "`true`",
      text: "`false` turns summarization off without removing the settings.",
    },
    triggerTokens: {
      default: "`170000`",
      text: "The estimated number of tokens from which messages are summarized. `0` summarizes as soon as there are more than `keepMessages` messages.",
    },
    keepMessages: {
      default: "`6`",
      text: "How many of the latest messages are sent unchanged.",
    },
    maxOutputTokens: { default: "`800`", text: "The maximum length of the summary, in tokens." },
    model: { default: "the agent's", text: "The model that writes the summary." },
    systemPrompt: {
      default: "a general request",
      text: "Tells the model what the summary should keep. `null` sends no system prompt.",
    },
  },
};

/** Tables about memory. */
export const memoryTables: readonly OptionTexts[] = [
  memoryConfig,
  memoryOfCall,
  memoryBehaviour,
  semanticMemory,
  workingMemory,
  conversationTitle,
  persistence,
  summarization,
];
