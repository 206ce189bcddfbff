import type { LaunchDay } from "../../lib/launch-week";

/** The five days of June 2025. The names are those of the packages that the samples run against. */
export const launchWeek: readonly LaunchDay[] = [
  {
    date: "2025-06-16",
    id: "observability",
    title: "Observability for any framework",
    released:
      "VoltOps began to accept traces from agents that were not written with VoltAgent, so that you could read a mixed stack in one place.",
    today:
      "You send spans with OpenTelemetry, as OTLP over HTTP, with two keys in the headers. VoltAgent sends its own spans and logs the same way. The client class for other code, VoltAgentObservabilitySDK, no longer works: use an OpenTelemetry exporter.",
    state: "has changed",
    names: [
      { name: "VoltOpsClient", package: "@voltagent/core" },
      { name: "createVoltAgentObservability", package: "@voltagent/core" },
    ],
    links: [
      { label: "Send traces over HTTP", to: "/voltops-llm-observability-docs/rest-api/" },
      { label: "Observability docs", to: "/voltops-llm-observability-docs/" },
    ],
  },
  {
    date: "2025-06-17",
    id: "full-stream",
    title: "Streams that carry every event",
    released:
      "A stream with more than text: tool calls and results as typed events. An interface can show what an agent does while it runs.",
    today:
      "The same stream also carries events from guardrails and sub-agents. A supervisor chooses which sub-agent events it forwards. Over HTTP, the stream uses server-sent events.",
    state: "has grown",
    names: [
      { name: "fullStream", package: "@voltagent/core" },
      { name: "fullStreamEventForwarding", package: "@voltagent/core" },
      { name: "/agents/:id/stream", package: "@voltagent/server-core" },
    ],
    links: [
      { label: "Streaming", to: "/docs/api/streaming/" },
      { label: "Sub-agents", to: "/docs/agents/sub-agents/" },
    ],
  },
  {
    date: "2025-06-18",
    id: "use-chat",
    title: "A chat interface with useChat",
    released:
      "Agents answered in the message format of AI SDK UI, so that its useChat hook could show them without an adapter.",
    today:
      "The result of streamText converts to a UI message stream, and the server has a chat route in that format. With a resumable stream, a chat continues after a reload. You need version 6 of the AI SDK.",
    state: "has grown",
    names: [
      { name: "toUIMessageStreamResponse", package: "@voltagent/core" },
      { name: "/agents/:id/chat", package: "@voltagent/server-core" },
      { name: "createResumableStreamAdapter", package: "@voltagent/resumable-streams" },
    ],
    links: [
      { label: "AI SDK UI", to: "/docs/ui/ai-sdk-integration/" },
      { label: "Next.js", to: "/docs/integrations/nextjs/" },
    ],
  },
  {
    date: "2025-06-19",
    id: "custom-routes",
    title: "Your own routes",
    released:
      "HTTP endpoints that you write, next to those of the agents, on the same port and in the same process.",
    today:
      "The server is now a separate package, built on Hono. You get its app and add routes as in any Hono project, behind the same authentication. A second option gives you control over the order of routes and middleware.",
    state: "has moved",
    names: [
      { name: "honoServer", package: "@voltagent/server-hono" },
      { name: "configureApp", package: "@voltagent/server-hono" },
      { name: "configureFullApp", package: "@voltagent/server-hono" },
    ],
    links: [
      { label: "Custom endpoints", to: "/docs/api/custom-endpoints/" },
      { label: "Authentication", to: "/docs/api/authentication/" },
    ],
  },
  {
    date: "2025-06-20",
    id: "directory",
    title: "An MCP directory and a showcase",
    released:
      "Two parts of this site: a directory of MCP servers with their tools, and pages about what people had built.",
    today:
      "The directory is still here. The showcase has become the customer stories, and its old addresses redirect there. In code, one configuration connects any number of MCP servers.",
    state: "has moved",
    names: [{ name: "MCPConfiguration", package: "@voltagent/core" }],
    links: [
      { label: "MCP directory", to: "/mcp/" },
      { label: "Customers", to: "/customers/" },
      { label: "MCP in agents", to: "/docs/agents/mcp/" },
    ],
  },
];
