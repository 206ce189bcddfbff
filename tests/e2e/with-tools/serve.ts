import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** The page policy that the build wrote for the edge. Throws when there is none. */
function pagePolicy(directory: string): string {
  const headers = readFileSync(path.join(directory, "_headers"), "utf8");
  const policy = /Content-Security-Policy: (.+)/.exec(headers)?.[1];
  if (!policy) {
    throw new Error("The build has no Content-Security-Policy");
  }
  return policy;
}

/** Serves a build on loopback under its own page policy, with fixed stars. */
export async function serveBuild(
  directory: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const policy = pagePolicy(directory);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/api/love") {
      response.setHeader("Content-Type", "application/json");
      response.end('{"stars":1,"recent_stargazers":null}');
      return;
    }
    let file = path.join(directory, path.normalize(pathname));
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      file = path.join(file, "index.html");
    }
    if (!statSync(file, { throwIfNoEntry: false })) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Content-Type", types[path.extname(file)] ?? "application/octet-stream");
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
