/** What the framework connects to, each with the docs page that says how. */
export interface Connection {
  readonly name: string;
  readonly to: string;
}

const models = "/docs/getting-started/providers-models/";

/** Grouped by what a developer looks for. Package names behind each stand on its docs page. */
export const worksWith = [
  {
    group: "Models",
    connections: [
      { name: "OpenAI", to: models },
      { name: "Anthropic", to: models },
      { name: "Google", to: models },
      { name: "Mistral", to: models },
      { name: "Groq", to: models },
      { name: "Amazon Bedrock", to: models },
      { name: "Azure", to: models },
      { name: "Ollama", to: models },
    ],
  },
  {
    group: "Memory",
    connections: [
      { name: "LibSQL", to: "/docs/agents/memory/libsql/" },
      { name: "PostgreSQL", to: "/docs/agents/memory/postgres/" },
      { name: "Supabase", to: "/docs/agents/memory/supabase/" },
      { name: "In memory", to: "/docs/agents/memory/in-memory/" },
    ],
  },
  {
    group: "Retrieval",
    connections: [
      { name: "Chroma", to: "/docs/rag/chroma/" },
      { name: "Pinecone", to: "/docs/rag/pinecone/" },
      { name: "Qdrant", to: "/docs/rag/qdrant/" },
    ],
  },
  {
    group: "Protocols",
    connections: [
      { name: "MCP", to: "/docs/agents/mcp/" },
      { name: "A2A", to: "/docs/agents/a2a/a2a-server/" },
      { name: "OpenTelemetry", to: "/docs/observability/overview/" },
      { name: "Langfuse", to: "/docs/observability/langfuse/" },
    ],
  },
  {
    group: "Where it runs",
    connections: [
      { name: "Node.js", to: "/docs/deployment/overview/" },
      { name: "Next.js", to: "/docs/integrations/nextjs/" },
      { name: "Cloudflare Workers", to: "/docs/deployment/cloudflare-workers/" },
      { name: "Netlify Functions", to: "/docs/deployment/netlify-functions/" },
    ],
  },
] as const satisfies readonly { group: string; connections: readonly Connection[] }[];
