import type { RoutePath } from "./route-contract";

/**
 * The addresses of the contract that have no page yet. Everything else in the contract is written.
 *
 * Writing a page means removing its line here; `tests/contract` says so when it is forgotten. The
 * list only ever shrinks: a page that is dropped needs a redirect, not a line here.
 *
 * It names what is missing, not what exists, because it travels to the browser with the menus:
 * it gets smaller with every page, and is empty in the end.
 */
export const owedRoutes: readonly RoutePath[] = [
  // blog-tags
  "/blog/tags/agents/",
  "/blog/tags/ai-agents/",
  "/blog/tags/developer-console/",
  "/blog/tags/development-tools/",
  "/blog/tags/example/",
  "/blog/tags/mcp/",
  "/blog/tags/multi-agent/",
  "/blog/tags/observability/",
  "/blog/tags/open-source/",
  "/blog/tags/openai/",
  "/blog/tags/typescript/",
  "/blog/tags/vector-database/",
  "/blog/tags/workflows/",
  "/blog/tags/voltagent/",
  // blog-posts
  "/blog/building-first-agent-github-analyzer/",
  "/blog/voltagent-developer-console/",
  "/blog/multi-agent-llm/",
  "/blog/what-is-mcp/",
  "/blog/data-aware-chatbot-voltagent-peaka/",
  "/blog/building-voltagent/",
  "/blog/building-google-drive-chatbot-with-composio-mcp/",
  "/blog/ai-agent-marketplace/",
  "/blog/llm-observability/",
  "/blog/multimodal-rag/",
  "/blog/llm-orchestration/",
  "/blog/llm-agent-framework/",
  "/blog/langfuse/",
  "/blog/rag-vs-fine-tuning/",
  "/blog/vercel-ai-llm-observability/",
  "/blog/llm-observability-tools/",
  "/blog/ai-agent-orchestration/",
  "/blog/llm-evaluation/",
  "/blog/llm-testing/",
  "/blog/crew-ai/",
  "/blog/llm-mcp-tutorial/",
  "/blog/typescript-ai-agent-framework/",
  "/blog/claude-code-subagents/",
  "/blog/ai-agent-vs-chatbot/",
  "/blog/llm-guardrails/",
  "/blog/ai-agent-use-cases/",
  "/blog/fine-tuning-llm/",
  "/blog/n8n-pricing/",
  "/blog/ai-agent-voltagent/",
  "/blog/vector-database/",
  "/blog/open-ai-agent-builder/",
  "/blog/llama-factory/",
  "/blog/vercel-ai-sdk/",
  "/blog/ai-agent-examples/",
  // customers
  "/customers/magicschool-ai/",
  "/customers/service-hero-marketing/",
  "/customers/devpotenciados/",
  "/customers/different/",
  "/customers/content-pipeline/",
  "/customers/ai-twins-singularity/",
  "/customers/home-buyer/",
  "/customers/epiminds/",
  // examples
  "/examples/agents/ai-instagram-ad-agent/",
  "/examples/agents/whatsapp-ai-agent/",
  "/examples/agents/youtube-blog-agent/",
  // use-cases
  "/use-cases/customer-support-agent/",
  "/use-cases/sales-teams/",
  "/use-cases/finance-agent/",
  "/use-cases/development-agent/",
  "/use-cases/marketing-agent/",
  "/use-cases/legal-agent/",
  "/use-cases/insurance-agent/",
  "/use-cases/education-agent/",
  "/use-cases/government-agent/",
  "/use-cases/documentation-agent/",
  // docs
  // observability-docs
  "/voltops-llm-observability-docs/agno/",
  "/voltops-llm-observability-docs/amazon-bedrock/",
  "/voltops-llm-observability-docs/autogen/",
  "/voltops-llm-observability-docs/concept/",
  "/voltops-llm-observability-docs/crewai/",
  "/voltops-llm-observability-docs/dashboard/llm-call-overview/",
  "/voltops-llm-observability-docs/dashboard/llm-call-success-rates/",
  "/voltops-llm-observability-docs/dashboard/llm-cost-overview/",
  "/voltops-llm-observability-docs/dashboard/trace-counts/",
  "/voltops-llm-observability-docs/dashboard/trace-metrics/",
  "/voltops-llm-observability-docs/dashboard/user-cost-overview/",
  "/voltops-llm-observability-docs/evaluation/",
  "/voltops-llm-observability-docs/google-vertex-ai/",
  "/voltops-llm-observability-docs/huggingface/",
  "/voltops-llm-observability-docs/js-ts-sdk/",
  "/voltops-llm-observability-docs/langchain/",
  "/voltops-llm-observability-docs/llamaindex/",
  "/voltops-llm-observability-docs/llm-usage-and-costs/",
  "/voltops-llm-observability-docs/openai-sdk/",
  "/voltops-llm-observability-docs/prompting/",
  "/voltops-llm-observability-docs/pydantic-ai/",
  "/voltops-llm-observability-docs/python-sdk/",
  "/voltops-llm-observability-docs/rest-api/",
  "/voltops-llm-observability-docs/semantic-kernel/",
  "/voltops-llm-observability-docs/spring-ai/",
  "/voltops-llm-observability-docs/tracing/concept/",
  "/voltops-llm-observability-docs/tracing/metadata/",
  "/voltops-llm-observability-docs/tracing/multimodal-tracing/",
  "/voltops-llm-observability-docs/tracing/overview/",
  "/voltops-llm-observability-docs/tracing/release-versioning/",
  "/voltops-llm-observability-docs/tracing/sessions/",
  "/voltops-llm-observability-docs/tracing/tags/",
  "/voltops-llm-observability-docs/tracing/trace-id/",
  "/voltops-llm-observability-docs/vercel-ai/",
  "/voltops-llm-observability-docs/voltagent-framework/",
  "/voltops-llm-observability-docs/why/",
];

/**
 * Where a menu leads while a page is owed: the first address of its area that is written, else home.
 * The longest matching prefix wins.
 */
export const nearestByArea: Readonly<Record<string, readonly string[]>> = {
  "/blog/": ["/blog/"],
  "/customers/": ["/customers/"],
  "/docs/": ["/docs/"],
  "/examples/": ["/examples/", "/docs/quick-start/"],
  "/mcp/": ["/mcp/"],
  // Home lists the ones that are written.
  "/use-cases/": ["/#use-cases"],
  "/voltops-llm-observability/": ["/voltops-llm-observability-docs/"],
  "/voltops-llm-observability-docs/": ["/voltops-llm-observability-docs/"],
};
