/** Texts of memory options. Defaults were read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const memoryConfig: OptionTexts = {
  name: "MemoryConfig",
  from: CORE,
  options: {
    storage: "Keeps everything but vectors.",
    workingMemory: {
      default: "off",
      text: "A note that the model keeps: see [working memory](/docs/agents/memory/working-memory/).",
    },
    embedding: "Turns messages into vectors. Needs `vector`.",
    vector: "Keeps the vectors: see [semantic search](/docs/agents/memory/semantic-search/).",
    enableCache: {
      default: "`false`",
      text: "Remembers embeddings in the process, so that the same text is embedded once.",
    },
    cacheSize: { default: "`1000`", text: "Embeddings in the cache." },
    cacheTTL: { default: "`3600000`", text: "How long they stay there, in milliseconds." },
    generateTitle: { default: "`false`", text: "Names new conversations." },
  },
  typeNames: { WorkingMemoryConfig: "object", ConversationTitleConfig: "object" },
};

const memoryOfCall: OptionTexts = {
  name: "RuntimeMemoryEnvelope",
  from: CORE,
  type: "NonNullable<pkg.GenerateTextOptions['memory']>",
  options: {
    userId: "Whose conversation it is.",
    conversationId: "Which conversation.",
    options: "Changes how memory works in this call.",
  },
};

const memoryBehaviour: OptionTexts = {
  name: "RuntimeMemoryBehaviorOptions",
  from: CORE,
  type: "NonNullable<NonNullable<pkg.GenerateTextOptions['memory']>['options']>",
  options: {
    contextLimit: {
      default: "`10`",
      text: "How many of the latest messages are loaded. Older ones stay stored.",
    },
    readOnly: { default: "`false`", text: "Loads the conversation and saves nothing." },
    semanticMemory: {
      default: "on with a vector store",
      text: "Whether and how similar older messages are added.",
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
    semanticLimit: { default: "`5`", text: "How many similar messages are looked for." },
    semanticThreshold: { default: "`0.7`", text: "The score a message needs." },
    mergeStrategy: { default: '`"append"`', text: "Where the similar messages go." },
  },
};

const workingMemory: OptionTexts = {
  name: "WorkingMemoryConfig",
  from: CORE,
  options: {
    enabled: "Turns it on.",
    scope: {
      default: '`"conversation"`',
      text: "Whether each conversation has a note, or the user has one.",
    },
    schema: "The note is JSON of this shape. Not together with `template`.",
    template: "The note is Markdown, after this pattern.",
  },
};

const conversationTitle: OptionTexts = {
  name: "ConversationTitleConfig",
  from: CORE,
  options: {
    enabled: { default: "`true`", text: "Turns it off again." },
    model: {
      default: "the agent's",
      text: "A cheaper model, for example.",
    },
    systemPrompt: { default: "a short one", text: "What the model is told. `null` sends none." },
    temperature: { default: "`0`", text: "`null` leaves it out, for models that refuse it." },
    maxOutputTokens: { default: "`32`", text: "Upper limit of the title's tokens." },
    maxLength: { default: "`80`", text: "Characters that are kept." },
  },
};

const persistence: OptionTexts = {
  name: "AgentConversationPersistenceOptions",
  from: CORE,
  options: {
    mode: { default: '`"step"`', text: '`"finish"` writes the answer only when the run ends.' },
    debounceMs: {
      default: "`200`",
      text: "How long writes of a step may wait for the next one.",
    },
    flushOnToolResult: { default: "`true`", text: "Writes at once after a tool." },
  },
};

const summarization: OptionTexts = {
  name: "AgentSummarizationOptions",
  from: CORE,
  options: {
    enabled: { default: "`true`", text: "`false` turns it off without removing the settings." },
    triggerTokens: {
      default: "`170000`",
      text: "From how many estimated tokens on. `0` always summarizes.",
    },
    keepMessages: {
      default: "`6`",
      text: "How many of the latest messages are sent as they are.",
    },
    maxOutputTokens: { default: "`800`", text: "The longest summary." },
    model: { default: "the agent's", text: "Which model writes it." },
    systemPrompt: {
      default: "a general request",
      text: "What the summary should keep. `null` sends none.",
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
