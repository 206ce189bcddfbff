import type { Example } from "../../../lib/example";

export default {
  id: 2,
  slug: "research-assistant",
  title: "Research assistant",
  description:
    "A workflow of two agents in TypeScript: one plans the web searches for a topic, one runs them over MCP and writes a report with sources.",
  repository: "https://github.com/VoltAgent/voltagent/tree/main/examples/with-research-assistant",
  folder: "with-research-assistant",
  headline: "A topic goes in, a report with sources comes out",
  intro:
    "One agent plans the searches, another runs them on the web and writes. A workflow connects the two, so that every run takes the same steps and you can read each of them in the trace.",
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
      does: "Passes the topic to the assistant and its queries to the writer, and returns the queries with the report.",
      file: "src/workflow.ts",
    },
    {
      id: "assistant",
      kind: "agent",
      label: "assistant",
      sublabel: "gpt-4o-mini",
      does: "Answers with two to four queries and nothing else, as its schema requires. It has no tools.",
      file: "src/agents.ts",
    },
    {
      id: "writer",
      kind: "agent",
      label: "writer",
      sublabel: "gpt-4o, 50 steps",
      does: "Runs the queries in parallel, reads full pages where it has to, and writes Markdown.",
      file: "src/agents.ts",
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
      purpose: "Pays for both models. Without it, the server starts but the first request fails.",
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
      path: "src/agents.ts",
      about:
        "Both agents. The small model plans, the large one writes. Fifty steps are a limit, not a target.",
    },
    {
      path: "src/search.ts",
      about:
        "The tools. Without the search server, the writer would have no tools and write from memory, so this file throws an error first.",
    },
    {
      path: "src/workflow.ts",
      about:
        "The chain. `andAgent` asks for an object that matches a schema; `andThen` runs any function, here the call to the writer.",
    },
    {
      path: "src/index.ts",
      about: "Registers the workflow and both agents, so that each has an endpoint of its own.",
    },
    { path: "package.json", about: "The exact versions that this example is tested with." },
    { path: "tsconfig.json", about: "Strict, for ES modules. `npm run check` compiles with it." },
    { path: ".env.example", about: "Copy it to `.env` and fill it in. Git ignores `.env`." },
  ],
  setup: [],
  run: {
    about:
      "One run with the topic of the request below. Three searches start together, and the writer waits for the slowest.",
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
    note: "The request stays open until the report is written. `result.report` holds it as Markdown and is left out here; your queries will differ. To keep only the report, end the command with `| jq -r .data.result.report`.",
    inConsole: "the workflow `research-assistant`",
  },
  changes: [
    {
      title: "Cap what a run may cost",
      file: "src/agents.ts",
      text: "Lower `maxSteps` from 50. In the recorded run, the writer took two steps; ten leave room to read pages.",
    },
    {
      title: "Stream the steps",
      file: "src/index.ts",
      text: "Nothing to change here: call `/stream` instead of `/execute`, and the workflow's steps arrive as events while they run.",
    },
    {
      title: "Ask before it searches",
      file: "src/workflow.ts",
      text: "Put a step between the two that suspends with the queries. The run resumes when a person has approved or corrected them.",
    },
    {
      title: "Search your own pages",
      file: "src/search.ts",
      text: "Add a second server next to `exa`, or replace it: the writer sees its tools with the key you choose as a prefix.",
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
      note: "Your own functions that a model can call",
    },
    {
      label: "Observability",
      to: "/voltops-llm-observability-docs/",
      note: "How a trace is recorded and read",
    },
  ],
} satisfies Example;
