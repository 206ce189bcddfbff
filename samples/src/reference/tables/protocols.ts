/** Texts of the options of MCP and A2A. Defaults were read in each package's dist/index.js. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const SERVER_OF_CLIENT = "pkg.MCPClientConfig['server']";

const remote = (type: string): string => `Extract<${SERVER_OF_CLIENT}, { type: "${type}" }>`;

const URL_TEXT = "The server's address.";
const REQUEST_INIT = "Options of `fetch` for each request, such as `headers`.";
const TIMEOUT = { default: "`60000`", text: "The time limit of a tool call, in milliseconds." };

/** Tables about MCP clients, MCP servers and A2A servers. */
export const protocolTables: readonly OptionTexts[] = [
  {
    name: "MCPConfigurationOptions",
    from: CORE,
    options: {
      servers:
        "The servers, keyed by a name of your choice, which becomes the prefix of their tools' names.",
      authorization: "Controls who may use which tool.",
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
      can: "Your function, plain or async. It returns a boolean or `{ allowed, reason }`.",
      filterOnDiscovery: {
        default: "`false`",
        text: "Makes `getTools` leave out the tools that `can` denies, so that the model does not see them.",
      },
      checkOnExecution: { default: "`false`", text: "Calls `can` before each tool call." },
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
      action: "Whether tools are being listed or one is being called.",
      arguments: "The arguments of a tool call.",
      userId: "The user id passed to `getTools`.",
      context: "The context passed to `getTools`, as a `Map`.",
    },
  },
  {
    name: "MCPClientConfig",
    from: CORE,
    options: {
      clientInfo: "The name and version that the client reports to the server.",
      server: "The server's address or command, and the transport.",
      capabilities: "The capabilities that the client announces. Elicitation is always added.",
      timeout: TIMEOUT,
      elicitation: "`onRequest` answers when the server asks the user for input.",
    },
    typeNames: { ClientInfo: "`{ name, version }`", ClientCapabilities: "object" },
  },
  {
    name: "stdio server",
    from: CORE,
    type: remote("stdio"),
    options: {
      type: "The server is a program that the client starts.",
      command: "The program to start.",
      args: "Its arguments.",
      env: "Its environment variables.",
      cwd: { default: "the current folder", text: "Its working folder." },
      timeout: TIMEOUT,
    },
  },
  {
    name: "http server",
    from: CORE,
    type: remote("http"),
    options: {
      type: "Streamable HTTP, with a fallback to SSE for older servers.",
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
      sessionId: "Continues an existing session.",
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
      name: "The name that clients show.",
      version: "The version of your server.",
      id: { default: "from `name`", text: "Identifies the server in its address." },
      description: "Sent to clients together with the name.",
      tools: "[Tools](/docs/agents/mcp/mcp-server/#offer-single-tools) to offer.",
      agents: "Agents to offer besides the registered ones.",
      workflows: "Workflows to offer besides the registered ones.",
      filterTools: { default: "all", text: "Selects the tools to offer." },
      filterAgents: { default: "all", text: "Selects the agents to offer." },
      filterWorkflows: { default: "all", text: "Selects the workflows to offer." },
      protocols: {
        default: "all `true`",
        text: "Turns the transports `http`, `sse` and `stdio` on or off.",
      },
      httpTransportOptions: {
        default: "with sessions",
        text: "Settings of the streamable HTTP transport.",
      },
      adapters:
        "Functions that provide [prompts and resources](/docs/agents/mcp/mcp-server/#prompts-and-resources), `elicitation` and `logging`.",
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
      id: {
        default: "from `name`",
        text: "Identifies the server in its address. Must equal the agent's id.",
      },
      name: "The server's name.",
      version: "Shown on the agent card.",
      description: "Describes the server. The agent card shows the agent's `purpose` instead.",
      provider: "Shown on the agent card.",
      agents: "Agents to offer that are not registered with `VoltAgent`.",
      filterAgents: {
        default: "all",
        text: "Selects the agents that a caller can reach; `context` has the caller's `userId`.",
      },
    },
    typeNames: { A2AFilterFunction: "`({ items, context }) => items`" },
  },
];
