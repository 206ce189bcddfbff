import type { Example } from "../../../lib/example";

export default {
  id: 1,
  slug: "recipe-generator",
  title: "Recipe generator",
  description:
    "One AI agent in TypeScript that suggests dishes for what is in the kitchen: it searches the web over MCP and remembers what you do not eat.",
  repository: "https://github.com/VoltAgent/voltagent/tree/main/examples/with-recipe-generator",
  video: "KjV1c6AhlfY",
  folder: "with-recipe-generator",
  headline: "Say what is in the kitchen, get dishes to cook",
  intro:
    "One agent, one search server, one conversation. It looks for dishes that someone has described, links each of them, and leaves out what you told it you do not eat.",
  parts: [
    {
      id: "ingredients",
      kind: "input",
      label: "Ingredients",
      sublabel: "over HTTP",
      does: "What you send: what is at hand, and what you do not eat.",
    },
    {
      id: "recipe-generator",
      kind: "agent",
      label: "recipe-generator",
      sublabel: "gpt-4o-mini, 10 steps",
      does: "Searches for two or three dishes, compares them with what is at hand, and answers with links.",
      file: "src/agent.ts",
    },
    {
      id: "exa",
      kind: "tool",
      label: "exa",
      sublabel: "web search over MCP",
      does: "Exa's hosted MCP server. It brings two tools, one that searches and one that reads a page.",
      file: "src/search.ts",
    },
    {
      id: "memory",
      kind: "memory",
      label: "memory",
      sublabel: "per conversation",
      does: "Loads the latest messages of the conversation before each answer and adds the new ones after it.",
      file: "src/agent.ts",
    },
    {
      id: "dishes",
      kind: "output",
      label: "Dishes",
      sublabel: "Markdown, with links",
      does: "What you get: for each dish what is at hand, what is missing, and the steps.",
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
      purpose: "Pays for the model. Without it the server starts, and the first request fails.",
      from: { label: "OpenAI platform", url: "https://platform.openai.com/api-keys" },
      required: true,
    },
    {
      name: "EXA_API_KEY",
      purpose:
        "Lifts the limits of the search server. It answers without a key too, a limited number of searches.",
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
        "The tools. A server that cannot be reached would leave the agent with none, and dishes made up: this stops first.",
    },
    {
      path: "src/agent.ts",
      about:
        "The agent and its memory. Every line of the instructions is a rule that you can see kept, or broken, in a trace.",
    },
    { path: "src/index.ts", about: "Registers the agent and serves it over HTTP." },
    { path: "package.json", about: "The versions that these pages are tested with, exact." },
    { path: "tsconfig.json", about: "Strict, for ES modules. `npm run check` compiles with it." },
    { path: ".env.example", about: "Copy it to `.env` and fill it in. Git leaves `.env` out." },
  ],
  setup: [],
  run: {
    about:
      "Two messages of one conversation. Before the second is answered, `memory.read` loads the first: that is how the agent still knows of the tomatoes.",
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
    note: "The model's words are other ones each time. Send a second message with the same two ids and it answers with the first in mind; with other ids it starts afresh.",
    inConsole: "the agent `recipe-generator`",
  },
  changes: [
    {
      title: "Remember across restarts",
      file: "src/agent.ts",
      text: "The storage lives in the process. Give `Memory` the adapter of `@voltagent/libsql` or `@voltagent/postgres` instead; nothing else changes.",
    },
    {
      title: "Ask for an object",
      file: "src/agent.ts",
      text: "An app wants fields, not prose. Pass a schema for dishes with what is missing, and show it as a shopping list.",
    },
    {
      title: "Add what is in season",
      file: "src/agent.ts",
      text: "Write a tool that returns what the month offers where you live, and put it beside the search tools.",
    },
    {
      title: "Keep to sites you trust",
      file: "src/search.ts",
      text: "Exa's server has a search with filters for domains. Name it in the address, as its read-me says, and the agent sees that tool instead.",
    },
  ],
  links: [
    { label: "Agents", to: "/docs/agents/overview/", note: "Options of an agent and of a call" },
    { label: "Memory", to: "/docs/agents/memory/", note: "What the two ids decide" },
    { label: "MCP", to: "/docs/agents/mcp/", note: "Tools from a server, by address" },
    {
      label: "Tools",
      to: "/docs/agents/tools/",
      note: "Functions of your own that a model may call",
    },
    {
      label: "Observability",
      to: "/voltops-llm-observability-docs/",
      note: "How a trace is recorded and read",
    },
  ],
} satisfies Example;
