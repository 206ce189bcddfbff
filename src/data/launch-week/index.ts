import type { LaunchDay } from "../../lib/launch-week";

/** The five days of June 2025. The names are those of the packages that the samples run against. */
export const launchWeek: readonly LaunchDay[] = [
  {
    date: "2025-06-16",
    id: "observability",
    title: "Observability for any framework",
    released:
      "VoltOps began to take traces of agents that were not written with VoltAgent, so that a mixed stack could be read in one place.",
    today:
      "The way in is OpenTelemetry: OTLP over HTTP, with two keys in the headers. VoltAgent sends its own spans and logs by the same route. The client class for other code, VoltAgentObservabilitySDK, no longer works: use an OpenTelemetry exporter.",
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
      "A stream with more than text: tool calls and results as typed events. An interface can draw what an agent does while it does it.",
    today:
      "The same stream also carries guardrail events and those of sub-agents. A supervisor chooses which of them it passes on. Over HTTP it is a server-sent event stream.",
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
      "Each result turns into a UI message stream, and the server has a chat route in that format. A chat can go on after a reload when the server keeps its stream. It takes version 6 of the AI SDK.",
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
    title: "Routes of your own",
    released:
      "Your own HTTP endpoints beside those of the agents, on the same port and in the same process.",
    today:
      "The server is a package of its own, built on Hono. You get its app and add routes as you would in any Hono project; they stand behind the same authentication. A second option sets the order of everything.",
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
      "Two parts of this site: a directory of MCP servers with their tools, and pages on what people had built.",
    today:
      "The directory stands. The showcase has become the customer stories, and its old addresses lead there. In code, one configuration connects any number of MCP servers.",
    state: "has moved",
    names: [{ name: "MCPConfiguration", package: "@voltagent/core" }],
    links: [
      { label: "MCP directory", to: "/mcp/" },
      { label: "Customers", to: "/customers/" },
      { label: "MCP in agents", to: "/docs/agents/mcp/" },
    ],
  },
];
