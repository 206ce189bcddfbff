/** The code of the MCP directory, for every record: it compiles, and it runs against a server on this machine. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, inject, it } from "vitest";
import { mcpHosts } from "../../../src/data/mcp/hosts";
import type { McpClient, McpServer, McpServerAddress } from "../../../src/lib/mcp";
import { agentToolNames, connections } from "../../../src/lib/mcp-connect";
import { compileModules } from "../compile";
import { runSample } from "../run/run-sample";
import { callTool, say } from "../scripted/model";
import { startLoopback } from "./loopback";

const folder = new URL("../../../src/data/mcp/records/", import.meta.url);
const records = await Promise.all(
  readdirSync(folder).map(
    (file) => import(new URL(file, folder).href) as Promise<{ readonly default: McpServer }>,
  ),
);

const loopbackFile = fileURLToPath(new URL("./loopback.ts", import.meta.url));
const tsx = pathToFileURL(
  fileURLToPath(new URL("../../node_modules/tsx/dist/loader.mjs", import.meta.url)),
).href;
const WORK = join(inject("runFolder"), "mcp");

const cases = records.flatMap(({ default: server }) =>
  [...server.vendor, ...server.hosts.map((host) => mcpHosts[host])].map((address) => ({
    name: `${server.slug} at ${address.label}`,
    server,
    address,
  })),
);

const codeOf = (server: McpServer, address: McpServerAddress, client: McpClient): string =>
  connections(server, address).find((one) => one.client === client)?.code ?? "";

/** The tools that a stand-in for `address` offers. */
const toolsOf = ({ tools }: McpServer, { offer }: McpServerAddress): string[] =>
  tools.filter(({ offeredBy }) => offeredBy.includes(offer)).map(({ name }) => name);

const SECRET = "for-a-test";

/** Every variable that `address` may name. */
function variables({ transport, auth }: McpServerAddress, url: string): Record<string, string> {
  return {
    ...(auth.by === "environment" ? {} : { [auth.header.env]: SECRET }),
    ...(transport.type === "stdio"
      ? Object.fromEntries(transport.env.map((name) => [name, SECRET]))
      : typeof transport.url === "string"
        ? {}
        : { [transport.url.env]: url }),
  };
}

/** A server in place of `address`, that lets in only who shows the token; `auth` false lets in everyone. */
function standIn(server: McpServer, address: McpServerAddress, auth = true) {
  const header = address.auth.by === "environment" ? undefined : address.auth.header;
  return startLoopback(
    toolsOf(server, address),
    header && auth
      ? { name: header.name, value: `${header.bearer ? "Bearer " : ""}${SECRET}` }
      : undefined,
  );
}

/** A server in the loopback file, started as a process with the tools of `address`. */
const stdioArgs = (server: McpServer, address: McpServerAddress): string[] => [
  "--import",
  tsx,
  loopbackFile,
  ...toolsOf(server, address),
];

/** The program of the page, with the stand-in where the real server was. */
function pointed(code: string, server: McpServer, address: McpServerAddress, url: string): string {
  const { transport } = address;
  if (transport.type === "stdio") {
    return code
      .replace(JSON.stringify(transport.command), JSON.stringify(process.execPath))
      .replace(/args: \[.*\]/, `args: ${JSON.stringify(stdioArgs(server, address))}`);
  }
  return typeof transport.url === "string" ? code.replace(transport.url, url) : code;
}

describe("the programs", () => {
  it("compile under strict", ({ expect }) => {
    const problems = compileModules(
      cases.map(({ server, address }) => ({
        page: `mcp-${server.slug}-${address.id}`,
        version: 0,
        file: "agent.ts",
        fences: [
          {
            page: `mcp/${server.slug}`,
            line: 1,
            lang: "ts",
            code: codeOf(server, address, "voltagent"),
            meta: { continues: false, output: false },
          },
        ],
      })),
      join(WORK, "check"),
    );
    expect(problems).toEqual([]);
  });

  it("fit the page: no line over 84 characters", ({ expect }) => {
    const lines = cases.flatMap(({ server, address }) =>
      connections(server, address).flatMap(({ code }) => code.split("\n")),
    );
    expect(lines.filter((line) => line.length > 84)).toEqual([]);
  });
});

describe("the agents", () => {
  it("send their token and call a tool under its prefixed name", async ({ expect }) => {
    const runs = await Promise.all(
      cases.map(async ({ server, address, name }) => {
        const loopback = await standIn(server, address);
        const module = join(WORK, "run", `${server.slug}-${address.id}.ts`);
        const code = codeOf(server, address, "voltagent");
        mkdirSync(dirname(module), { recursive: true });
        writeFileSync(module, pointed(code, server, address, loopback.url));
        const tool = server.sample.tool[address.offer];
        return { name, server, address, loopback, module, tool };
      }),
    );
    // One process for all, one program after the other: starting one takes seconds.
    const driver = join(WORK, "run/driver.ts");
    const steps = runs.map(({ address, loopback, module }) => {
      const env = JSON.stringify(variables(address, loopback.url));
      return `Object.assign(process.env, ${env});\nawait import(${JSON.stringify(module)});\n`;
    });
    writeFileSync(driver, `export {};\n${steps.join("")}`);
    const script = runs.flatMap(({ name, server, tool }) => [
      callTool(`${server.slug}_${tool}`, { query: "x" }),
      say(`answer of ${name}`),
    ]);
    const replies = join(WORK, "run/replies.ts");
    writeFileSync(replies, `export default ${JSON.stringify({ connect: script })};\n`);
    try {
      const result = await runSample({ module: driver, replies, name: "connect", requests: [] });
      expect(result.unused).toBe(0);
      for (const { name, address, loopback, tool } of runs) {
        expect(result.printed).toContain(`answer of ${name}\n`);
        const overHttp = address.transport.type !== "stdio";
        expect(loopback.called, name).toEqual(overHttp ? [tool] : []);
      }
    } finally {
      await Promise.all(runs.map(({ loopback }) => loopback.close()));
    }
  });
});

describe.each(cases)("$name", ({ server, address }) => {
  it("is reached with what the editors' files say", async ({ expect }) => {
    // A client with a browser gets its token by signing in: its file holds none.
    const loopback = await standIn(server, address, address.auth.by === "token");
    const values = variables(address, loopback.url);
    const resolve = (text: string) =>
      text.replace(/\$\{(?:env:)?([A-Z_]+)\}/g, (whole, name) => values[name] ?? whole);
    try {
      for (const client of ["cursor", "claude"] as const) {
        const { mcpServers } = JSON.parse(resolve(codeOf(server, address, client)));
        const { url, headers = {}, env } = mcpServers[server.slug];
        const transport =
          address.transport.type === "stdio"
            ? new StdioClientTransport({
                command: process.execPath,
                args: stdioArgs(server, address),
                env,
              })
            : new StreamableHTTPClientTransport(
                new URL(url === loopback.url ? url : loopback.url),
                { requestInit: { headers } },
              );
        const mcp = new Client({ name: client, version: "1.0.0" });
        await mcp.connect(transport);
        const { tools } = await mcp.listTools();
        await mcp.close();
        expect(tools.map(({ name }) => name)).toEqual(toolsOf(server, address));
      }
    } finally {
      await loopback.close();
    }
  });

  it("has the tool names that the page shows", ({ expect }) => {
    const shown = agentToolNames(server, address);
    const listed = address.id === "vendor-local" ? [] : toolsOf(server, address);
    expect(shown).toEqual(listed.map((name) => `${server.slug}_${name}`));
  });
});
