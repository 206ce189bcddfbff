/**
 * Stands in for `@modelcontextprotocol/server-filesystem`, so that programs which start it run offline: two
 * of its tools, under their names and with their inputs. `file-server.ts <folder>` is the server.
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve, sep } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const TSX = fileURLToPath(new URL("../../node_modules/tsx/dist/loader.mjs", import.meta.url));

/**
 * Makes `folder`, and puts an `npx` first in the path of this process that starts the stand-in with the
 * last argument it gets. For files in replies/: they are loaded before the program.
 */
export function standInForFileServer(folder: string): void {
  const bin = resolve("bin");
  const npx = join(bin, "npx");
  mkdirSync(folder);
  mkdirSync(bin);
  const start = [
    process.execPath,
    "--import",
    pathToFileURL(TSX).href,
    fileURLToPath(import.meta.url),
  ];
  const command = start.map((word) => `"${word}"`).join(" ");
  writeFileSync(npx, `#!/bin/sh\nfor last; do :; done\nexec ${command} "$last"\n`);
  chmodSync(npx, 0o755);
  process.env.PATH = `${bin}${delimiter}${process.env.PATH}`;
}

function fileServer(folder: string): McpServer {
  const inside = (path: string): string => {
    const full = resolve(folder, path);
    if (!full.startsWith(resolve(folder) + sep)) {
      throw new Error(`Access denied - path outside allowed directories: ${full}`);
    }
    return full;
  };
  const text = (said: string) => ({ content: [{ type: "text" as const, text: said }] });
  const server = new McpServer({ name: "secure-filesystem-server", version: "0.2.0" });
  server.registerTool(
    "read_text_file",
    { description: "Read a file as text.", inputSchema: { path: z.string() } },
    ({ path }) => text(readFileSync(inside(path), "utf8")),
  );
  server.registerTool(
    "write_file",
    {
      description: "Create a file or overwrite one.",
      inputSchema: { path: z.string(), content: z.string() },
    },
    ({ path, content }) => {
      writeFileSync(inside(path), content);
      return text(`Successfully wrote to ${path}`);
    },
  );
  return server;
}

const [program, folder] = process.argv.slice(1);
if (program && folder && import.meta.url === pathToFileURL(program).href) {
  await fileServer(folder).connect(new StdioServerTransport());
}
