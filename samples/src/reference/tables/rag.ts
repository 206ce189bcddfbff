/** Texts of the options of retrievers and chunkers. Defaults were read in the packages' dist/index.js. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";
const RAG = "@voltagent/rag";

const retriever = (toolName: string) => ({
  toolName: {
    default: `\`${toolName}\``,
    text: "Name of `retriever.tool`, and of the span.",
  },
  toolDescription: {
    default: "a general one",
    text: "Tells the model what can be found, and in which words.",
  },
  logger: { default: "the global one", text: "Used outside of runs." },
});

const TOKENIZER = {
  default: "`cl100k_base`",
  text: "[Counts tokens](/docs/rag/chunkers/#how-tokens-are-counted). Goes before the one of the constructor.",
};

const METADATA = {
  docId: "In each chunk's metadata.",
  sourceId: "In each chunk's metadata.",
  baseMetadata: "Added to each chunk's metadata.",
} as const;

const chunker = (
  name: string,
  label: string,
  options: OptionTexts["options"],
  typeNames?: OptionTexts["typeNames"],
): OptionTexts => ({
  name,
  from: RAG,
  options: {
    ...options,
    label: { default: `\`"${label}"\``, text: "In each chunk's `label`." },
    ...METADATA,
  },
  ...(typeNames ? { typeNames } : {}),
});

const tokens = (size: number) => ({
  maxTokens: { default: `\`${size}\``, text: "Largest chunk." },
  tokenizer: TOKENIZER,
});

const SIMILAR = {
  embedder: "Turns texts into vectors.",
  ...tokens(300),
  similarityThreshold: {
    default: "`0.85`",
    text: "Neighbours that are at least this similar become one chunk.",
  },
} as const;

const EMBEDDER = { SemanticEmbedder: "embedding adapter" };

/** Tables about retrievers and chunkers. */
export const ragTables: readonly OptionTexts[] = [
  { name: "RetrieverOptions", from: CORE, options: retriever("search_knowledge") },
  {
    name: "RetrieveOptions",
    from: CORE,
    kind: "fields",
    options: {
      context: "What the caller put in; also the place to leave sources.",
      userId: "From the call's `memory`.",
      conversationId: "From the call's `memory`.",
      logger: "Logs with the run's ids.",
      abortController: "Its `signal` ends a `fetch` when the run is cancelled.",
      operationId: "Which run this is.",
      parentAgentId: "Which supervisor started it.",
      requestHeaders: "Headers of the HTTP request, if there was one.",
      input: "What the agent was given.",
      conversationSteps: "Texts, tool calls and results so far.",
      resolvedMemory: "All memory options of the call.",
      workspace: "The agent's workspace.",
      elicitation: "Asks the caller for input, where the caller supports it.",
      startTime: "When the run began.",
      isActive: "Whether the run still goes on.",
      cancellationError: "Why it was cancelled.",
      traceContext: "The trace: its spans, and methods to add your own.",
    },
    leftOut: {
      output: "the run has no answer yet while a retriever works",
      systemContext: "internal: the framework's own data",
    },
  },
  {
    name: "VoltAgentRagRetrieverOptions",
    from: CORE,
    options: {
      knowledgeBaseName: "The name, in upper or lower case. It has to be unique in the project.",
      topK: { default: "`8`", text: "Passages per search." },
      tagFilters: "Only documents with these tags.",
      maxChunkCharacters: { default: "`2000`", text: "Longer passages are cut." },
      includeSources: {
        default: "`true`",
        text: "Put document and position above each passage.",
      },
      includeSimilarity: { default: "`false`", text: "Put the score there, too." },
      voltOpsClient: { default: "from the keys", text: "A client of your own." },
      ...retriever("search_knowledge_base"),
    },
    typeNames: { KnowledgeBaseTagFilter: "`{ tagName, tagValue }`" },
  },
  chunker("TokenChunkerOptions", "token", {
    ...tokens(200),
    overlap: { default: "`0`", text: "Tokens that a chunk repeats of the one before." },
  }),
  chunker("SentenceChunkerOptions", "sentence", {
    ...tokens(200),
    overlapSentences: { default: "`0`", text: "Sentences that a chunk repeats." },
  }),
  chunker("RecursiveChunkerOptions", "recursive", {
    ...tokens(300),
    overlapTokens: { default: "`0`", text: "Tokens that a chunk repeats." },
  }),
  chunker("MarkdownChunkerOptions", "markdown", tokens(300)),
  chunker("HtmlChunkerOptions", "html", tokens(300)),
  chunker("JsonChunkerOptions", "json", tokens(300)),
  chunker("LatexChunkerOptions", "latex", tokens(300)),
  chunker("TableChunkerOptions", "table", tokens(300)),
  chunker(
    "CodeChunkerOptions",
    "code",
    {
      ...tokens(400),
      parser: {
        default: "the one registered for the language",
        text: "Splits a block of code into its parts.",
      },
    },
    { ParserFn: "`(source) => blocks`" },
  ),
  chunker("SemanticChunkerOptions", "semantic", SIMILAR, EMBEDDER),
  chunker("SemanticMarkdownChunkerOptions", "semantic-markdown", SIMILAR, EMBEDDER),
  chunker("LateChunkerOptions", "late", {
    baseChunker: { default: "`RecursiveChunker`", text: "Makes the chunks that are joined." },
    windowSize: { default: "`2`", text: "Chunks that are joined." },
    stride: { default: "`1`", text: "Chunks from one window to the next." },
  }),
  chunker(
    "NeuralChunkerOptions",
    "neural",
    {
      detector: "Your function or model. It returns the positions at which to cut.",
      ...tokens(300),
    },
    { BoundaryDetector: "`(text) => number[]`" },
  ),
  chunker("SlumberChunkerOptions", "slumber", {
    ...tokens(300),
    minTokens: { default: "half of `maxTokens`", text: "Smallest chunk." },
    overlapTokens: { default: "`0`", text: "Tokens that a chunk repeats." },
  }),
];
