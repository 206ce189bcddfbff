/**
 * An MCP server that offers a given list of tools and answers each with its name, or as told: on the loopback
 * interface over streamable HTTP, or on standard input and output when this file is the program
 * (`loopback.ts <tool> <tool> …`).
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { z } from "zod";

/** What a tool answers to a query. */
type Answer = (tool: string, query: string) => string | Promise<string>;

const echo: Answer = (tool, query) => `${tool} was asked: ${query}`;

function withTools(
  names: readonly string[],
  called: string[] = [],
  answer: Answer = echo,
): McpServer {
  const server = new McpServer({ name: "loopback", version: "1.0.0" });
  for (const name of names) {
    const config = { description: `Answers for ${name}`, inputSchema: { query: z.string() } };
    server.registerTool(name, config, async ({ query }) => {
      called.push(name);
      return { content: [{ type: "text", text: await answer(name, query) }] };
    });
  }
  return server;
}

/** A server on the loopback interface. */
export interface Loopback {
  readonly url: string;
  /** The tools that were called, in order. */
  readonly called: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Serves `names` as tools to callers whose request carries `header` with that value; 401 to others.
 *
 * @param header nothing when any caller may come
 * @param answer what a tool says; its name and the query when left out
 */
export async function startLoopback(
  names: readonly string[],
  header?: { readonly name: string; readonly value: string },
  answer: Answer = echo,
): Promise<Loopback> {
  const called: string[] = [];
  const allowed = ({ headers }: IncomingMessage) =>
    !header || headers[header.name.toLowerCase()] === header.value;
  const http = createServer(async (request, response) => {
    if (!allowed(request)) {
      response.writeHead(401).end();
      return;
    }
    // Without sessions: a server for each request, as the transport asks for.
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
    const server = withTools(names, called, answer);
    response.on("close", () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response);
  });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    called,
    close: () =>
      new Promise((done) => {
        http.closeAllConnections();
        http.close(() => done());
      }),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await withTools(process.argv.slice(2)).connect(new StdioServerTransport());
}
