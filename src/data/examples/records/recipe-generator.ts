import type { Example } from "../../../lib/example";

export default {
  id: 1,
  slug: "recipe-generator",
  title: "Recipe generator",
  description:
    "One AI agent in TypeScript that suggests dishes from what is in your kitchen: it searches the web over MCP and remembers what you do not eat.",
  repository: "https://github.com/VoltAgent/voltagent/tree/main/examples/with-recipe-generator",
  video: "KjV1c6AhlfY",
  folder: "with-recipe-generator",
  headline: "Say what is in your kitchen, get dishes to cook",
  intro:
    "One agent, one search server, one conversation. The agent looks for dishes that someone has described, links to each of them, and leaves out what you told it you do not eat.",
  parts: [
    {
      id: "ingredients",
      kind: "input",
      label: "Ingredients",
      sublabel: "over HTTP",
      does: "What you send: the ingredients you have, and what you do not eat.",
    },
    {
      id: "recipe-generator",
      kind: "agent",
      label: "recipe-generator",
      sublabel: "gpt-4o-mini, 10 steps",
      does: "Searches for two or three dishes, compares them with your ingredients, and answers with links.",
      file: "src/agent.ts",
    },
    {
      id: "exa",
      kind: "tool",
      label: "exa",
      sublabel: "web search over MCP",
      does: "Exa's hosted MCP server. It offers two tools: one searches the web, one reads a page.",
      file: "src/search.ts",
    },
    {
      id: "memory",
      kind: "memory",
      label: "memory",
      sublabel: "per conversation",
      does: "Loads the latest messages of the conversation before each answer and stores the new ones after it.",
      file: "src/agent.ts",
    },
    {
      id: "dishes",
      kind: "output",
      label: "Dishes",
      sublabel: "Markdown, with links",
      does: "What you get: for each dish, what you have, what is missing, and the steps.",
    },
  ],
  graph: {
    caption: "The agent decides when to search. Memory is read and written around every answer.",
    columns: [["ingredients"], ["recipe-generator"], ["exa", "memory", "dishes"]],
    links: [
      { from: "ingredients", to: "recipe-generator", says: "a message" },
      { from: "recipe-generator", to: "exa", says: "searches" },
      { from: "recipe-generator", to: "memory", says: "reads, adds" },
      { from: "recipe-generator", to: "dishes", says: "answers" },
    ],
  },
  env: [
    {
      name: "OPENAI_API_KEY",
      purpose: "Pays for the model. Without it, the server starts but the first request fails.",
      from: { label: "OpenAI platform", url: "https://platform.openai.com/api-keys" },
      required: true,
    },
    {
      name: "EXA_API_KEY",
      purpose:
        "Raises the limits of the search server. Without a key, the server answers a limited number of searches.",
      from: { label: "Exa dashboard", url: "https://dashboard.exa.ai/api-keys" },
      required: false,
    },
  ],
  sources: [
    {
      label: "Read-me of exa-labs/exa-mcp-server",
      url: "https://github.com/exa-labs/exa-mcp-server",
      asOf: "2026-11",
      reviewBy: "2027-05-31",
    },
  ],
  files: [
    {
      path: "src/search.ts",
      about:
        "The tools. Without the search server, the agent would have no tools and make dishes up, so this file throws an error first.",
    },
    {
      path: "src/agent.ts",
      about:
        "The agent and its memory. Every line of the instructions is a rule, and a trace shows whether it was kept.",
    },
    { path: "src/index.ts", about: "Registers the agent and serves it over HTTP." },
    { path: "package.json", about: "The exact versions that this example is tested with." },
    { path: "tsconfig.json", about: "Strict, for ES modules. `npm run check` compiles with it." },
    { path: ".env.example", about: "Copy it to `.env` and fill it in. Git ignores `.env`." },
  ],
  setup: [],
  run: {
    about:
      "Two messages in one conversation. Before the agent answers the second, `memory.read` loads the first: that is how it still knows about the tomatoes.",
    output: { file: "dishes.md" },
  },
  request: {
    command: `curl http://localhost:3141/agents/recipe-generator/text \\
  -H "Content-Type: application/json" \\
  -d '{
    "input": "Eggs, tomatoes, a red pepper, an onion. What can I cook?",
    "options": { "memory": { "userId": "ana", "conversationId": "dinner" } }
  }'`,
    response: `{
  "success": true,
  "data": {
    "text": "[Shakshouka](https://en.wikipedia.org/wiki/Shakshouka): everything is at hand but cumin and oil. [Piperade](https://en.wikipedia.org/wiki/Piperade): only oil is missing.",
    "finishReason": "stop"
  }
}`,
    note: "The model's wording differs each time. Send a second message with the same two ids and the agent remembers the first; with other ids it starts a new conversation.",
    inConsole: "the agent `recipe-generator`",
  },
  changes: [
    {
      title: "Remember across restarts",
      file: "src/agent.ts",
      text: "Messages are stored in the process. Give `Memory` the adapter of `@voltagent/libsql` or `@voltagent/postgres` instead; nothing else changes.",
    },
    {
      title: "Ask for an object",
      file: "src/agent.ts",
      text: "An app needs fields, not prose. Pass a schema for dishes and what is missing, and show the missing items as a shopping list.",
    },
    {
      title: "Add what is in season",
      file: "src/agent.ts",
      text: "Write a tool that returns what is in season where you live, and add it to the search tools.",
    },
    {
      title: "Keep to sites you trust",
      file: "src/search.ts",
      text: "Exa's server has a search tool with domain filters. Name it in the address, as its README describes, and the agent sees that tool instead.",
    },
  ],
  links: [
    { label: "Agents", to: "/docs/agents/overview/", note: "Options of an agent and of a call" },
    { label: "Memory", to: "/docs/agents/memory/", note: "What the two ids decide" },
    { label: "MCP", to: "/docs/agents/mcp/", note: "Tools from a server, by address" },
    {
      label: "Tools",
      to: "/docs/agents/tools/",
      note: "Your own functions that a model can call",
    },
    {
      label: "Observability",
      to: "/voltops-llm-observability-docs/",
      note: "How a trace is recorded and read",
    },
  ],
} satisfies Example;
