import type { RoutePath } from "../../config/route-contract";

/** Something a developer types into the search box, and the pages that answer it. */
export interface KnownQuery {
  readonly query: string;
  /** Any of these is right. The first one decides whether the query can be asked yet. */
  readonly pages: readonly [RoutePath, ...RoutePath[]];
}

/** Queries by the page that answers them, and other pages that would do as well. */
const byPage: readonly (readonly [
  page: RoutePath,
  queries: readonly string[],
  ...also: RoutePath[],
])[] = [
  // pages of the site
  ["/", ["voltagent", "typescript framework for ai agents", "home page"], "/docs/", "/about/"],
  ["/about/", ["about", "about us", "who makes voltagent", "company behind voltagent", "abuot"]],
  [
    "/privacy/",
    ["privacy", "privacy policy", "cookies", "does this site track me", "gdpr", "privcy"],
  ],
  ["/terms/", ["terms", "terms of service", "terms of use"]],
  [
    "/oss-friends/",
    ["oss friends", "open source projects", "which projects is this site built with", "docusaurus"],
  ],
  ["/pricing/", ["pricing", "how much does it cost", "plans", "free tier", "prcing"]],
  ["/blog/", ["blog"]],
  ["/customers/", ["customers", "case studies", "who uses voltagent"]],
  ["/examples/", ["examples", "sample projects"]],
  ["/mcp/", ["mcp directory", "mcp servers list"]],
  ["/ai-agent-marketplace/", ["marketplace", "agent marketplace"]],
  [
    "/voltops-llm-observability/",
    ["llm observability platform"],
    "/voltops-llm-observability-docs/",
  ],
  ["/launch-week-june-25/", ["launch week"]],
  ["/tutorial/introduction/", ["tutorial", "5 step tutorial"]],
  ["/tutorial/chatbot-problem/", ["chatbot problem", "first tool tutorial"]],
  // getting started
  ["/docs/", ["docs", "documentation", "framework overview"], "/docs/quick-start/"],
  [
    "/docs/quick-start/",
    [
      "quick start",
      "quickstart",
      "getting started",
      "install",
      "npm install @voltagent/core",
      "how do I install voltagent",
      "create my first agent",
      "set up a new project",
      "hello world agent",
      "tsconfig",
      "missing api key",

      "port 3141",
      "call my agent over http",
      "curl",
      "quik start",
      "instal",
    ],
  ],
  [
    "/docs/getting-started/providers-models/",
    [
      "providers",
      "which models are supported",
      "ollama",
      "anthropic claude",
      "gemini",
      "groq",
      "ANTHROPIC_API_KEY",
    ],
    "/docs/agents/providers/",
  ],
  [
    "/docs/getting-started/migration-guide/",
    ["migration guide", "upgrade to version 2", "breaking changes"],
  ],
  [
    "/docs/getting-started/mcp-docs-server/",
    ["mcp docs server", "@voltagent/docs-mcp", "cursor docs mcp"],
  ],
  // agents
  [
    "/docs/agents/overview/",
    [
      "agent",
      "agents overview",
      "generateText",
      "streamText",
      "generateObject",
      "maxSteps",
      "structured output",
      "new Agent",
    ],
  ],
  [
    "/docs/agents/prompts/",
    ["instructions", "system prompt", "agent instructions", "dynamic prompt"],
    "/docs/agents/dynamic-agents/",
  ],
  [
    "/docs/agents/tools/",
    [
      "tools",
      "createTool",
      "create tool",
      "function calling",
      "needsApproval",
      "ToolDeniedError",
      "creatTool",
      "client side tools",
    ],
    "/docs/tools/overview/",
  ],
  ["/docs/agents/memory/", ["agent memory"], "/docs/agents/memory/overview/"],
  [
    "/docs/agents/memory/overview/",
    [
      "memory",
      "memroy",
      "conversationId",
      "chat history",
      "how do I remember conversations",
      "contextLimit",
      "generateTitle",
    ],
    "/docs/agents/memory/",
  ],
  [
    "/docs/agents/mcp/",
    [
      "mcp",
      "mcp client",
      "MCPConfiguration",
      "model context protocol",
      "getToolsets",
      "stdio mcp server",
    ],
  ],
  [
    "/docs/agents/mcp/mcp-server/",
    ["mcp server", "@voltagent/mcp-server", "expose agents as mcp", "MCPServer"],
  ],
  [
    "/docs/agents/a2a/a2a-server/",
    ["a2a", "agent to agent protocol", "@voltagent/a2a-server", "agent card"],
  ],
  [
    "/docs/agents/hooks/",
    ["hooks", "createHooks", "onHandoff", "lifecycle hooks", "onPrepareMessages"],
  ],
  [
    "/docs/agents/multi-modal/",
    ["multi modal", "multimodal", "send an image to an agent", "pdf input", "vision"],
  ],
  [
    "/docs/agents/providers/",
    ["using models", "providerOptions", "reasoning effort", "model fallback"],
    "/docs/agents/overview/",
    "/docs/getting-started/providers-models/",
  ],
  [
    "/docs/agents/sub-agents/",
    [
      "sub agents",
      "subagents",
      "supervisor",
      "supervisor agent",
      "multi agent",
      "delegate_task",
      "supervisorConfig",
      "supervisior",
      "createSubagent",
      "how to hand off between agents",
    ],
  ],
  [
    "/docs/agents/voice/",
    ["voice", "text to speech", "elevenlabs", "@voltagent/voice", "speech to text"],
  ],
  ["/docs/agents/context/", ["context", "OperationContext", "pass user data to tools"]],
  ["/docs/agents/dynamic-agents/", ["dynamic agents", "choose model at runtime", "dynamic tools"]],
  [
    "/docs/agents/cancellation/",
    [
      "cancellation",
      "abortSignal",
      "cancel a running agent",
      "abort",
      "AbortController",
      "cancelation",
    ],
  ],
  // memory
  [
    "/docs/agents/memory/working-memory/",
    ["working memory", "update_working_memory", "workingMemory"],
  ],
  [
    "/docs/agents/memory/semantic-search/",
    ["semantic search", "embedding memory", "semanticMemory"],
  ],
  ["/docs/agents/memory/in-memory/", ["in memory storage", "InMemoryStorageAdapter"]],
  ["/docs/agents/memory/managed-memory/", ["managed memory", "ManagedMemoryAdapter"]],
  [
    "/docs/agents/memory/libsql/",
    ["libsql", "@voltagent/libsql", "sqlite", "turso", "LibSQLMemoryAdapter"],
  ],
  ["/docs/agents/memory/postgres/", ["postgres", "postgresql", "@voltagent/postgres", "postgress"]],
  ["/docs/agents/memory/supabase/", ["supabase", "@voltagent/supabase"]],
  // guardrails
  [
    "/docs/guardrails/overview/",
    ["guardrails", "guardrail", "createInputGuardrail", "input guardrail", "gaurdrails"],
  ],
  [
    "/docs/guardrails/built-in/",
    [
      "built in guardrails",
      "pii redaction",
      "prompt injection",
      "createPromptInjectionGuardrail",
      "profanity",
    ],
  ],
  // workflows
  ["/docs/workflows/overview/", ["workflow", "workflows", "createWorkflowChain", "worklow"]],
  [
    "/docs/workflows/suspend-resume/",
    [
      "suspend",
      "resume workflow",
      "human in the loop",
      "hitl",
      "createSuspendController",
      "approval step",
    ],
  ],
  [
    "/docs/workflows/execute-api/",
    ["execute function", "getStepData", "workflowState", "getInitData"],
  ],
  ["/docs/workflows/streaming/", ["workflow streaming", "stream workflow events", "writer.write"]],
  ["/docs/workflows/hooks/", ["workflow hooks", "onStepEnd", "onFinish"]],
  [
    "/docs/workflows/schemas/",
    ["workflow schemas", "resumeSchema"],
    "/docs/workflows/suspend-resume/",
  ],
  ["/docs/workflows/steps/and-then/", ["andThen", "and then"]],
  ["/docs/workflows/steps/and-agent/", ["andAgent", "agent in a workflow step"]],
  ["/docs/workflows/steps/and-when/", ["andWhen", "conditional step", "andwhen"]],
  ["/docs/workflows/steps/and-tap/", ["andTap", "side effect step"]],
  ["/docs/workflows/steps/and-all/", ["andAll", "run steps in parallel"]],
  ["/docs/workflows/steps/and-race/", ["andRace", "first step to finish"]],
  // evals
  ["/docs/evals/overview/", ["evals", "evaluation of agents"]],
  [
    "/docs/evals/offline-evaluations/",
    ["offline evaluations", "runExperiment"],
    "/docs/evals/experiments/",
  ],
  ["/docs/evals/live-evaluations/", ["live evaluations", "sampling evals in production"]],
  ["/docs/evals/datasets/", ["datasets", "eval dataset"]],
  [
    "/docs/evals/experiments/",
    ["experiments", "createExperiment", "passCriteria"],
    "/docs/evals/offline-evaluations/",
  ],
  [
    "/docs/evals/prebuilt-scorers/",
    ["prebuilt scorers", "factuality scorer", "levenshtein", "createModerationScorer"],
  ],
  [
    "/docs/evals/building-custom-scorers/",
    ["custom scorer", "buildScorer", "llm as a judge"],
    "/docs/evals/prebuilt-scorers/",
  ],
  ["/docs/evals/cli-reference/", ["volt eval run", "evals cli"]],
  ["/docs/evals/using-with-viteval/", ["viteval"]],
  // tools and retrieval
  ["/docs/tools/overview/", ["toolkits", "createToolkit"], "/docs/agents/tools/"],
  ["/docs/tools/reasoning-tool/", ["reasoning tools", "think tool", "createReasoningTools"]],
  [
    "/docs/rag/overview/",
    ["rag", "retrieval augmented generation", "vector db", "vector database docs", "retriever"],
  ],
  ["/docs/rag/custom-retrievers/", ["custom retriever", "BaseRetriever"], "/docs/rag/overview/"],
  ["/docs/rag/chroma/", ["chroma", "chromadb"]],
  ["/docs/rag/pinecone/", ["pinecone", "pincone"]],
  ["/docs/rag/qdrant/", ["qdrant"]],
  // server
  [
    "/docs/api/overview/",
    ["rest api", "http api overview"],
    "/docs/api/api-reference/",
    "/voltops-llm-observability-docs/rest-api/",
  ],
  ["/docs/api/server-architecture/", ["server architecture", "honoServer"], "/docs/api/overview/"],
  [
    "/docs/api/authentication/",
    ["authentication", "jwtAuth", "protect endpoints with jwt", "authentification"],
  ],
  ["/docs/api/streaming/", ["sse streaming", "server sent events"]],
  [
    "/docs/api/custom-endpoints/",
    ["custom endpoints", "configureApp", "add a route to the server"],
  ],
  ["/docs/api/api-reference/", ["api reference", "swagger", "openapi"], "/docs/api/overview/"],
  ["/docs/api/endpoints/agents/", ["agents endpoints", "POST /agents/:id/text"]],
  [
    "/docs/api/endpoints/workflows/",
    ["workflow endpoints", "resume over rest"],
    "/docs/workflows/suspend-resume/",
  ],
  ["/docs/ui/ai-sdk-integration/", ["useChat", "react ui", "toUIMessageStreamResponse"]],
  ["/docs/utils/create-prompt/", ["createPrompt"]],
  ["/docs/utils/message-helpers/", ["message helpers", "messageHelpers"]],
  // observability, deployment, community
  [
    "/docs/observability/overview/",
    ["opentelemetry", "observability in the framework"],
    "/voltops-llm-observability-docs/tracing/overview/",
  ],
  [
    "/docs/observability/developer-console/",
    ["developer console"],
    "/blog/voltagent-developer-console/",
  ],
  ["/docs/observability/logging/", ["logging", "createPinoLogger", "@voltagent/logger"]],
  ["/docs/observability/langfuse/", ["langfuse exporter"], "/blog/langfuse/"],
  ["/docs/deployment/overview/", ["deployment", "deploy to production", "docker", "deployement"]],
  [
    "/docs/deployment/cloudflare-workers/",
    ["cloudflare workers", "deploy on cloudflare", "edge runtime"],
  ],
  ["/docs/deployment/netlify-functions/", ["netlify", "netlify functions"]],
  ["/docs/integrations/nextjs/", ["next.js", "nextjs", "app router"]],
  [
    "/docs/integrations/vercel-ai/",
    ["vercel ai sdk"],
    "/voltops-llm-observability-docs/vercel-ai/",
    "/blog/vercel-ai-sdk/",
  ],
  ["/docs/community/contributing/", ["contributing", "how to contribute", "pull request"]],
  ["/docs/community/licence/", ["licence", "license", "mit license"]],
  // observability docs
  ["/voltops-llm-observability-docs/", ["observability docs", "voltops overview", "voltops docs"]],
  [
    "/voltops-llm-observability-docs/concept/",
    ["observability concepts"],
    "/voltops-llm-observability-docs/tracing/concept/",
  ],
  ["/voltops-llm-observability-docs/why/", ["why observability"]],
  ["/voltops-llm-observability-docs/tracing/overview/", ["tracing", "tracing overview", "traces"]],
  [
    "/voltops-llm-observability-docs/tracing/sessions/",
    ["sessions", "group traces by conversation"],
  ],
  ["/voltops-llm-observability-docs/tracing/tags/", ["tags", "filter traces by tag"]],
  ["/voltops-llm-observability-docs/tracing/metadata/", ["metadata", "attach metadata to a trace"]],
  ["/voltops-llm-observability-docs/tracing/trace-id/", ["trace id"]],
  [
    "/voltops-llm-observability-docs/tracing/release-versioning/",
    ["release versioning", "compare releases"],
  ],
  ["/voltops-llm-observability-docs/tracing/multimodal-tracing/", ["multimodal tracing"]],
  [
    "/voltops-llm-observability-docs/tracing/agent-visualization/",
    ["agent flow charts", "agent visualization"],
  ],
  [
    "/voltops-llm-observability-docs/dashboard/llm-cost-overview/",
    ["llm cost dashboard", "cost overview"],
    "/voltops-llm-observability-docs/dashboard/user-cost-overview/",
  ],
  ["/voltops-llm-observability-docs/dashboard/trace-metrics/", ["trace metrics"]],
  [
    "/voltops-llm-observability-docs/llm-usage-and-costs/",
    ["token usage", "how are costs calculated"],
  ],
  ["/voltops-llm-observability-docs/prompting/", ["prompt management"], "/docs/agents/prompts/"],
  ["/voltops-llm-observability-docs/js-ts-sdk/", ["js sdk", "typescript sdk"]],
  ["/voltops-llm-observability-docs/python-sdk/", ["python sdk", "python"]],
  ["/voltops-llm-observability-docs/rest-api/", ["observability rest api"]],
  ["/voltops-llm-observability-docs/langchain/", ["langchain", "langchian"]],
  ["/voltops-llm-observability-docs/llamaindex/", ["llamaindex", "llama index"]],
  ["/voltops-llm-observability-docs/crewai/", ["crewai"], "/blog/crew-ai/"],
  ["/voltops-llm-observability-docs/pydantic-ai/", ["pydantic ai"]],
  ["/voltops-llm-observability-docs/spring-ai/", ["spring ai"]],
  ["/voltops-llm-observability-docs/openai-sdk/", ["openai sdk"]],
  ["/voltops-llm-observability-docs/amazon-bedrock/", ["bedrock"]],
  [
    "/voltops-llm-observability-docs/voltagent-framework/",
    ["VOLTAGENT_PUBLIC_KEY", "send traces from voltagent"],
    "/docs/observability/developer-console/",
    "/docs/observability/overview/",
  ],
  // collections
  ["/use-cases/customer-support-agent/", ["customer support agent"]],
  ["/use-cases/hr-agent/", ["hr agent", "recruiting agent"]],
  ["/use-cases/sales-teams/", ["sales agents"]],
  ["/use-cases/finance-agent/", ["finance agent"]],
  ["/use-cases/legal-agent/", ["legal agent", "contract review agent"]],
  ["/mcp/slack/", ["slack mcp", "slack"]],
  ["/mcp/notion/", ["notion mcp", "notion-create-pages"]],
  ["/mcp/gmail/", ["gmail mcp"]],
  ["/mcp/google-sheets/", ["google sheets mcp"]],
  ["/examples/agents/whatsapp-ai-agent/", ["whatsapp agent", "whatsapp"]],
  ["/examples/agents/recipe-generator/", ["recipe generator"]],
  ["/examples/agents/research-assistant/", ["research assistant example"]],
  ["/customers/magicschool-ai/", ["magicschool"]],
  ["/blog/what-is-mcp/", ["what is mcp"], "/docs/agents/mcp/"],
  ["/blog/rag-vs-fine-tuning/", ["rag vs fine tuning"]],
  ["/blog/n8n-pricing/", ["n8n pricing"]],
  ["/blog/claude-code-subagents/", ["claude code subagents"]],
  ["/blog/ai-agent-vs-chatbot/", ["agent vs chatbot"]],
  ["/blog/llama-factory/", ["llama factory"]],
];

/** The queries by which search is judged. A query whose page is owed waits for it. */
export const knownQueries: readonly KnownQuery[] = byPage.flatMap(([page, queries, ...also]) =>
  queries.map((query) => ({ query, pages: [page, ...also] as const })),
);
