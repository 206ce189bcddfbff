import type { McpHost, McpServerAddress } from "../../lib/mcp";

/** The two hosts that the directory names. Each does the service's own sign-in for you. */
export const mcpHosts: Readonly<Record<McpHost, McpServerAddress>> = {
  zapier: {
    id: "zapier",
    label: "Zapier",
    offer: "zapier",
    transport: { type: "streamable-http", url: "https://mcp.zapier.com/api/v1/connect" },
    auth: {
      by: "token",
      header: { name: "Authorization", bearer: true, env: "ZAPIER_MCP_TOKEN" },
      says: "A connection token, shown once when you create the server in Zapier. Zapier stores the sign-in to the service.",
    },
    status: "available",
    note: "You choose the actions that the server offers. They become its tools, under Zapier's names.",
    source: {
      label: "Zapier MCP documentation",
      url: "https://docs.zapier.com/mcp/get-started/connect/other",
      asOf: "2026-11",
      reviewBy: "2027-05-31",
    },
  },
  composio: {
    id: "composio",
    label: "Composio",
    offer: "composio",
    transport: { type: "streamable-http", url: { env: "COMPOSIO_MCP_URL" } },
    auth: {
      by: "token",
      header: { name: "x-api-key", bearer: false, env: "COMPOSIO_API_KEY" },
      says: "Your Composio API key. Each user connects the service once; Composio stores that sign-in.",
    },
    status: "available",
    note: "There is no fixed address: Composio creates one for each toolkit and user. Copy it from the dashboard, or request it from the API.",
    source: {
      label: "Composio documentation, single toolkit MCP",
      url: "https://docs.composio.dev/docs/single-toolkit-mcp",
      asOf: "2026-11",
      reviewBy: "2027-05-31",
    },
  },
};
