import type { Example } from "../../../lib/example";

export default {
  id: 2,
  slug: "research-assistant",
  title: "Research assistant",
  description:
    "A workflow of two agents in TypeScript: one plans the web searches for a topic, one runs them over MCP and writes a report with its sources.",
  repository: "https://github.com/VoltAgent/voltagent/tree/main/examples/with-research-assistant",
  folder: "with-research-assistant",
  headline: "A topic goes in, a report with sources comes out",
  intro:
    "One agent plans the searches, another runs them on the web and writes. A workflow holds the two together, so that every run takes the same steps and you can read each of them in its trace.",
  parts: [
    {
      id: "topic",
      kind: "input",
      label: "Topic",
      sublabel: "over HTTP",
      does: "What you send: a subject in a few words.",
    },
    {
      id: "research-assistant",
      kind: "workflow",
      label: "research-assistant",
      sublabel: "two steps",
      does: "Passes the topic to the assistant and its queries to the writer, and checks the shape of what comes out.",
      file: "src/workflow.ts",
    },
    {
      id: "assistant",
      kind: "agent",
      label: "assistant",
      sublabel: "gpt-4o-mini",
      does: "Answers with two to four queries and nothing else: a schema says so. It has no tools.",
      file: "src/agents.ts",
    },
    {
      id: "writer",
      kind: "agent",
      label: "writer",
      sublabel: "gpt-4o, 50 steps",
      does: "Runs the queries at once, reads pages in full where it has to, and writes Markdown.",
      file: "src/agents.ts",
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
      id: "report",
      kind: "output",
      label: "Report",
      sublabel: "Markdown, with links",
      does: "What you get: a title, a summary, sections, and a list of sources.",
    },
  ],
  graph: {
    caption:
      "The frame is the workflow. Its two steps run one after the other, always in this order.",
    columns: [["topic"], ["assistant"], ["writer"], ["exa", "report"]],
    links: [
      { from: "topic", to: "assistant", says: "one topic" },
      { from: "assistant", to: "writer", says: "2 to 4 queries" },
      { from: "writer", to: "exa", says: "searches" },
      { from: "writer", to: "report", says: "writes" },
    ],
    frame: { part: "research-assistant", from: 1, to: 2 },
  },
  env: [
    {
      name: "OPENAI_API_KEY",
      purpose: "Pays for both models. Without it the server starts, and the first request fails.",
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
      path: "src/agents.ts",
      about:
        "Both agents. The small model plans, the large one writes. Fifty steps are a ceiling, not a plan.",
    },
    {
      path: "src/search.ts",
      about:
        "The tools. A server that cannot be reached would leave the writer with none, and a report from memory: this stops first.",
    },
    {
      path: "src/workflow.ts",
      about:
        "The chain. `andAgent` asks for an object of a given shape; `andThen` is any function, here the call of the writer.",
    },
    {
      path: "src/index.ts",
      about: "Registers the workflow and both agents, so that each has an endpoint of its own.",
    },
    { path: "package.json", about: "The versions that these pages are tested with, exact." },
    { path: "tsconfig.json", about: "Strict, for ES modules. `npm run check` compiles with it." },
    { path: ".env.example", about: "Copy it to `.env` and fill it in. Git leaves `.env` out." },
  ],
  setup: [],
  run: {
    about:
      "One run on the topic of the request below. Three searches start together and the writer waits for the slowest.",
    output: { key: "report", file: "report.md" },
  },
  request: {
    command: `curl http://localhost:3141/workflows/research-assistant/execute \\
  -H "Content-Type: application/json" \\
  -d '{"input": {"topic": "Why HTTP/3 runs on QUIC instead of TCP"}}'`,
    response: `{
  "success": true,
  "data": {
    "status": "completed",
    "result": {
      "queries": [
        "What problem of HTTP/2 over TCP did HTTP/3 set out to solve?",
        "How do QUIC streams handle packet loss and changing networks?",
        "How does QUIC use TLS 1.3, and what are the risks of 0-RTT?"
      ]
    }
  }
}`,
    note: "The request stays open until the report is written. `result.report` holds it as Markdown, left out here; your queries will be other ones. To keep only the report, end the command with `| jq -r .data.result.report`.",
    inConsole: "the workflow `research-assistant`",
  },
  changes: [
    {
      title: "Cap what a run may cost",
      file: "src/agents.ts",
      text: "Lower `maxSteps` from 50. The recorded run took the writer two steps; ten leave room to read pages.",
    },
    {
      title: "Send the report in pieces",
      file: "src/index.ts",
      text: "Nothing to change here: call `/stream` instead of `/execute` and the workflow's steps arrive as events while they happen.",
    },
    {
      title: "Ask before it searches",
      file: "src/workflow.ts",
      text: "Put a step between the two that suspends with the queries. The run goes on when a person has approved or corrected them.",
    },
    {
      title: "Search your own pages",
      file: "src/search.ts",
      text: "Add a second server beside `exa`, or swap it: its tools reach the writer under the key you give it.",
    },
  ],
  links: [
    {
      label: "Workflows",
      to: "/docs/workflows/overview/",
      note: "Chains, their steps and what they return",
    },
    {
      label: "Agents in a workflow",
      to: "/docs/workflows/steps/and-agent/",
      note: "andAgent, with a schema for the answer",
    },
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
