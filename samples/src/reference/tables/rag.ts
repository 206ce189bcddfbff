/** Texts of the options of retrievers and chunkers. Defaults were read in the packages' dist/index.js. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";
const RAG = "@voltagent/rag";

const retriever = (toolName: string) => ({
  toolName: {
    default: `\`${toolName}\``,
    text: "The name of `retriever.tool` and of the span.",
  },
  toolDescription: {
    default: "a generic one",
    text: "Tells the model what it can find, and how to phrase a search.",
  },
  logger: { default: "the global one", text: "The logger outside of runs." },
});

const TOKENIZER = {
  default: "`cl100k_base`",
  text: "[Counts tokens](/docs/rag/chunkers/#how-tokens-are-counted). Takes precedence over the constructor's.",
};

const METADATA = {
  docId: "Stored in each chunk's metadata.",
  sourceId: "Stored in each chunk's metadata.",
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
    label: { default: `\`"${label}"\``, text: "The `label` of each chunk." },
    ...METADATA,
  },
  ...(typeNames ? { typeNames } : {}),
});

const tokens = (size: number) => ({
  maxTokens: { default: `\`${size}\``, text: "The maximum size of a chunk, in tokens." },
  tokenizer: TOKENIZER,
});

const SIMILAR = {
  embedder: "The adapter that turns texts into vectors.",
  ...tokens(300),
  similarityThreshold: {
    default: "`0.85`",
    text: "Neighboring chunks at least this similar are merged.",
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
      context: "The run's `Map`: read what the caller passed, and store sources in it.",
      userId: "From the call's `memory`.",
      conversationId: "From the call's `memory`.",
      logger: "A logger that adds the run's ids to each line.",
      abortController:
        "Pass its `signal` to `fetch`, so that cancelling the run also stops the request.",
      operationId: "The id of the run.",
      parentAgentId: "The id of the supervisor that started the run.",
      requestHeaders: "Headers of the HTTP request, if there was one.",
      input: "The agent's input.",
      conversationSteps: "The texts, tool calls and tool results so far.",
      resolvedMemory: "All memory options of the call.",
      workspace: "The agent's workspace.",
      elicitation: "Asks the caller for input, where the caller supports it.",
      startTime: "When the run began.",
      isActive: "Whether the run is still active.",
      cancellationError: "Why the run was cancelled.",
      traceContext: "The run's trace: its spans, and methods that add your own.",
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
      knowledgeBaseName:
        "The name of the knowledge base, which must be unique in the project. Case is ignored.",
      topK: { default: "`8`", text: "The maximum number of passages per search." },
      tagFilters: "Searches only documents with these tags.",
      maxChunkCharacters: {
        default: "`2000`",
        text: "The length at which passages are cut, in characters.",
      },
      includeSources: {
        default: "`true`",
        text: "Adds the document and position above each passage.",
      },
      includeSimilarity: { default: "`false`", text: "Adds the similarity score as well." },
      voltOpsClient: { default: "from the keys", text: "The VoltOps client to use." },
      ...retriever("search_knowledge_base"),
    },
    typeNames: { KnowledgeBaseTagFilter: "`{ tagName, tagValue }`" },
  },
  chunker("TokenChunkerOptions", "token", {
    ...tokens(200),
    overlap: { default: "`0`", text: "How many tokens a chunk repeats from the previous one." },
  }),
  chunker("SentenceChunkerOptions", "sentence", {
    ...tokens(200),
    overlapSentences: {
      default: "`0`",
      text: "How many sentences a chunk repeats from the previous one.",
    },
  }),
  chunker("RecursiveChunkerOptions", "recursive", {
    ...tokens(300),
    overlapTokens: {
      default: "`0`",
      text: "Leave at 0. Adds extra chunks that hold the first characters of the next one.",
    },
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
        default: "the one that you registered",
        text: "Returns the positions of functions and classes in a code block.",
      },
    },
    { ParserFn: "`(source) => blocks`" },
  ),
  chunker("SemanticChunkerOptions", "semantic", SIMILAR, EMBEDDER),
  chunker("SemanticMarkdownChunkerOptions", "semantic-markdown", SIMILAR, EMBEDDER),
  chunker("LateChunkerOptions", "late", {
    baseChunker: { default: "`RecursiveChunker`", text: "Creates the chunks that are joined." },
    windowSize: { default: "`2`", text: "How many chunks are joined into one." },
    stride: { default: "`1`", text: "How many chunks the window moves forward each time." },
  }),
  chunker(
    "NeuralChunkerOptions",
    "neural",
    {
      detector: "Your function or model, which returns the positions at which to cut.",
      ...tokens(300),
    },
    { BoundaryDetector: "`(text) => number[]`" },
  ),
  chunker("SlumberChunkerOptions", "slumber", {
    ...tokens(300),
    minTokens: {
      default: "half of `maxTokens`",
      text: "The minimum size of a chunk, in tokens. The last chunk can be smaller.",
    },
    overlapTokens: {
      default: "`0`",
      text: "Leave at 0. Adds extra chunks that hold the first words of the next one.",
    },
  }),
];
