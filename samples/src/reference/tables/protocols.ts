/** Texts of the options of MCP and A2A. Defaults were read in each package's dist/index.js. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const SERVER_OF_CLIENT = "pkg.MCPClientConfig['server']";

const remote = (type: string): string => `Extract<${SERVER_OF_CLIENT}, { type: "${type}" }>`;

const URL_TEXT = "The server's address.";
const REQUEST_INIT = "Options of `fetch` for each request, such as `headers`.";
const TIMEOUT = { default: "`60000`", text: "Milliseconds that a tool call may last." };

/** Tables about MCP clients, MCP servers and A2A servers. */
export const protocolTables: readonly OptionTexts[] = [
  {
    name: "MCPConfigurationOptions",
    from: CORE,
    options: {
      servers: "The servers, by a name of your choice. It becomes the start of the tools' names.",
      authorization: "Decides who may use which tool.",
    },
    typeNames: {
      MCPAuthorizationConfig: "object",
      "Record<TServerKeys, MCPServerConfig>": "object",
    },
  },
  {
    name: "MCPAuthorizationConfig",
    from: CORE,
    options: {
      can: "Your decision: `true`, or `{ allowed, reason }`. It may be async.",
      filterOnDiscovery: {
        default: "`false`",
        text: "`getTools` leaves out tools that `can` refuses. The model never hears of them.",
      },
      checkOnExecution: { default: "`false`", text: "Asks `can` again before each call." },
    },
    typeNames: { MCPCanFunction: "`(request) => …`" },
  },
  {
    name: "MCPCanParams",
    from: CORE,
    kind: "fields",
    options: {
      toolName: "The tool's name on the server, without the prefix.",
      serverName: "The server's key in `servers`.",
      action: "Whether tools are fetched, or one is called.",
      arguments: "The arguments, when a tool is called.",
      userId: "What was passed to `getTools`.",
      context: "What was passed to `getTools`, as a `Map`.",
    },
  },
  {
    name: "MCPClientConfig",
    from: CORE,
    options: {
      clientInfo: "Name and version that the server is told.",
      server: "Where the server is, and how to reach it.",
      capabilities: "What the client says it can do. Elicitation is always added.",
      timeout: TIMEOUT,
      elicitation: "`onRequest` answers a server that asks the user for input.",
    },
    typeNames: { ClientInfo: "`{ name, version }`", ClientCapabilities: "object" },
  },
  {
    name: "stdio server",
    from: CORE,
    type: remote("stdio"),
    options: {
      type: "A program that the client starts.",
      command: "The program.",
      args: "Its arguments.",
      env: "Variables of its environment.",
      cwd: { default: "the current folder", text: "Where it runs." },
      timeout: TIMEOUT,
    },
  },
  {
    name: "http server",
    from: CORE,
    type: remote("http"),
    options: {
      type: "Streamable HTTP, and SSE where the server has nothing newer.",
      url: URL_TEXT,
      requestInit: REQUEST_INIT,
      eventSourceInit: "Options of the event source, for SSE.",
      timeout: TIMEOUT,
    },
  },
  {
    name: "streamable-http server",
    from: CORE,
    type: remote("streamable-http"),
    options: {
      type: "Streamable HTTP only.",
      url: URL_TEXT,
      requestInit: REQUEST_INIT,
      sessionId: "Goes on with this session.",
      timeout: TIMEOUT,
    },
  },
  {
    name: "sse server",
    from: CORE,
    type: remote("sse"),
    options: {
      type: "Server-sent events, the older transport.",
      url: URL_TEXT,
      requestInit: REQUEST_INIT,
      eventSourceInit: "Options of the event source.",
      timeout: TIMEOUT,
    },
  },
  {
    name: "MCPServerConfig",
    from: "@voltagent/mcp-server",
    options: {
      name: "What clients show.",
      version: "The version of your server.",
      id: { default: "from `name`", text: "The part of the address." },
      description: "Sent to clients with the name.",
      tools: "[Tools](/docs/agents/mcp/mcp-server/#offer-single-tools) to offer.",
      agents: "More agents than the registered ones.",
      workflows: "More workflows than the registered ones.",
      filterTools: { default: "all", text: "Which tools are offered." },
      filterAgents: { default: "all", text: "Which agents are offered." },
      filterWorkflows: { default: "all", text: "Which workflows are offered." },
      protocols: {
        default: "all `true`",
        text: "Which transports are open: `http`, `sse`, `stdio`.",
      },
      httpTransportOptions: { default: "sessions", text: "Settings of streamable HTTP." },
      adapters:
        "Functions that answer for [prompts and resources](/docs/agents/mcp/mcp-server/#prompts-and-resources), `elicitation` and `logging`.",
      capabilities: {
        default: "`prompts`, `resources` as in `adapters`",
        text: "Turns `prompts`, `resources`, `elicitation` or `logging` on or off.",
      },
      releaseDate: "Shown by the management routes.",
      packages: "Shown by the management routes.",
      remotes: "Shown by the management routes.",
    },
    typeNames: {
      FilterFunction: "`({ items, context }) => items`",
      MCPWorkflowConfigEntry: "workflow",
      "MCPServerPackageInfo[]": "list of objects",
      "MCPServerRemoteInfo[]": "list of objects",
      ProtocolConfig: "object",
      MCPStreamableHTTPTransportOptions: "object",
      MCPServerCapabilitiesConfig: "object",
      MCPServerDynamicAdapters: "object",
    },
  },
  {
    name: "A2AServerConfig",
    from: "@voltagent/a2a-server",
    options: {
      id: { default: "from `name`", text: "The part of the address. Has to be the agent's id." },
      name: "The server's name.",
      version: "Stands on the card.",
      description: "Of the server. The card shows the agent's `purpose`.",
      provider: "Stands on the card.",
      agents: "Agents that are not registered with `VoltAgent`.",
      filterAgents: {
        default: "all",
        text: "Which agents may be reached; `context` has the caller's `userId`.",
      },
    },
    typeNames: { A2AFilterFunction: "`({ items, context }) => items`" },
  },
];
