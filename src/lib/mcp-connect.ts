import type { McpClient, McpServer, McpServerAddress, McpTransport, TokenHeader } from "./mcp";

/** What to write for one client to reach one server. */
export interface Connection {
  readonly client: McpClient;
  /** Where it goes. */
  readonly file: string;
  readonly language: "ts" | "json";
  readonly code: string;
  /** What else there is to do. */
  readonly note: string;
}

type Editor = Exclude<McpClient, "voltagent">;
type Remote = Exclude<McpTransport, { readonly type: "stdio" }>;
type Json = string | number | readonly Json[] | { readonly [key: string]: Json };

const isOneEnv = (url: Remote["url"]): url is { readonly env: string } => typeof url !== "string";

/** The headers with which a program, or a client without a sign-in of its own, shows its token. */
function headerOf({ auth }: McpServerAddress): TokenHeader | undefined {
  return auth.by === "environment" ? undefined : auth.header;
}

const key = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name));

const fromEnv = (name: string): string => `process.env.${name} ?? ""`;

/** The server's entry in VoltAgent's configuration, line by line. */
function entryLines(address: McpServerAddress): string[] {
  const { transport } = address;
  if (transport.type === "stdio") {
    const { command, args, env } = transport;
    return [
      `type: "stdio",`,
      `command: ${JSON.stringify(command)},`,
      `args: [${args.map((arg) => JSON.stringify(arg)).join(", ")}],`,
      `env: { ${env.map((name) => `${name}: ${fromEnv(name)}`).join(", ")} },`,
    ];
  }
  const { type, url } = transport;
  const header = headerOf(address);
  const value =
    header && (header.bearer ? `\`Bearer \${process.env.${header.env}}\`` : fromEnv(header.env));
  return [
    `type: "${type}",`,
    `url: ${isOneEnv(url) ? fromEnv(url.env) : JSON.stringify(url)},`,
    ...(header ? ["requestInit: {", `  headers: { ${key(header.name)}: ${value} },`, "},"] : []),
  ];
}

/**
 * A complete program: an agent with the server's tools. `samples` compiles and runs it for every
 * record of the directory.
 */
export function voltagentProgram(server: McpServer, address: McpServerAddress): string {
  const { slug, sample } = server;
  return [
    'import { Agent, MCPConfiguration } from "@voltagent/core";',
    "",
    "const mcp = new MCPConfiguration({",
    "  servers: {",
    `    ${key(slug)}: {`,
    ...entryLines(address).map((line) => `      ${line}`),
    "    },",
    "  },",
    "});",
    "",
    "const agent = new Agent({",
    `  name: "${slug}-desk",`,
    `  instructions: ${JSON.stringify(sample.instructions)},`,
    '  model: "openai/gpt-4o-mini",',
    "  tools: await mcp.getTools(),",
    "});",
    "",
    "const { text } = await agent.generateText(",
    `  ${JSON.stringify(sample.question)},`,
    ");",
    "console.log(text);",
    "",
    "await mcp.disconnect();",
    "",
  ].join("\n");
}

/** A client's way to write "the value of this variable". */
const variable: Readonly<Record<Editor, (name: string) => string>> = {
  cursor: (name) => `\${env:${name}}`,
  claude: (name) => `\${${name}}`,
};

/** The registered OAuth client, as each editor takes it. The secret never stands in Claude's file. */
function oauthClient(client: Editor, scopes: readonly string[]): Json {
  return client === "cursor"
    ? {
        auth: {
          CLIENT_ID: variable.cursor("GOOGLE_CLIENT_ID"),
          CLIENT_SECRET: variable.cursor("GOOGLE_CLIENT_SECRET"),
          scopes,
        },
      }
    : { oauth: { clientId: "YOUR_CLIENT_ID", callbackPort: 8080 } };
}

function editorEntry(client: Editor, address: McpServerAddress): Json {
  const { transport, auth } = address;
  const env = variable[client];
  if (transport.type === "stdio") {
    return {
      command: transport.command,
      args: transport.args,
      env: Object.fromEntries(transport.env.map((name) => [name, env(name)])),
    };
  }
  const { url } = transport;
  return {
    ...(client === "claude" ? { type: "http" } : {}),
    url: isOneEnv(url) ? env(url.env) : url,
    ...(auth.by === "token"
      ? {
          headers: {
            [auth.header.name]: `${auth.header.bearer ? "Bearer " : ""}${env(auth.header.env)}`,
          },
        }
      : {}),
    ...(auth.by === "oauth" && auth.scopes ? Object(oauthClient(client, auth.scopes)) : {}),
  };
}

function editorNote(client: Editor, { auth, transport }: McpServerAddress): string {
  if (transport.type === "stdio") {
    return `Set ${transport.env.join(" and ")} where the client starts. It runs the command itself.`;
  }
  if (auth.by === "token") {
    const names = [...(isOneEnv(transport.url) ? [transport.url.env] : []), auth.header.env];
    return `Set ${names.join(" and ")} where the client starts; the file then holds no secret.`;
  }
  const own = auth.by === "oauth" && auth.scopes;
  if (client === "cursor") {
    return own
      ? "Register the OAuth client first, and set both variables. Cursor opens the browser on first use."
      : "No token here: Cursor opens the browser when a tool is first used.";
  }
  return own
    ? "Register the OAuth client first. Claude Code asks for its secret and keeps it out of this file; type /mcp there to sign in."
    : "Type /mcp in Claude Code to sign in. In Claude's apps, add the same address as a custom connector instead.";
}

function programNote(address: McpServerAddress): string {
  const { auth, transport } = address;
  const url = transport.type !== "stdio" && isOneEnv(transport.url) ? [transport.url.env] : [];
  switch (auth.by) {
    case "oauth":
      return `${auth.header.env} is an access token from your own sign-in: VoltAgent sends it and does not renew it.`;
    case "token":
      return `Set ${[...url, auth.header.env].join(" and ")} in the environment.`;
    case "environment":
      return `Set ${transport.type === "stdio" ? transport.env.join(" and ") : ""} in the environment. The process starts with the first call and ends with disconnect().`;
  }
}

/** What to write for each client to reach `address`, VoltAgent first. */
export function connections(server: McpServer, address: McpServerAddress): Connection[] {
  const editor = (client: Editor, file: string): Connection => ({
    client,
    file,
    language: "json",
    code: `${JSON.stringify({ mcpServers: { [server.slug]: editorEntry(client, address) } }, null, 2)}\n`,
    note: editorNote(client, address),
  });
  return [
    {
      client: "voltagent",
      file: "src/agent.ts",
      language: "ts",
      code: voltagentProgram(server, address),
      note: programNote(address),
    },
    editor("cursor", ".cursor/mcp.json"),
    editor("claude", ".mcp.json"),
  ];
}

/** The names under which an agent sees the tools of `address`: VoltAgent puts the server's key in front. */
export function agentToolNames(server: McpServer, { id, offer }: McpServerAddress): string[] {
  return id === "vendor-local"
    ? []
    : server.tools
        .filter(({ offeredBy }) => offeredBy.includes(offer))
        .map(({ name }) => `${server.slug}_${name}`);
}
