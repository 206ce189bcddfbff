import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseRepositoryStats } from "../../src/lib/repository-stats";
import { type FakeCodeHost, startFakeCodeHost } from "../fake-code-host";
import {
  type ChildServer,
  freePort,
  root,
  startChildServer,
  temporaryFolder,
} from "./child-server";

/** A site of nothing but the plugin, inside the repository so that it finds the installed packages. */
const config = `export default {
  title: "Site",
  url: "http://localhost",
  baseUrl: "/",
  future: { v4: true, faster: true },
  plugins: [${JSON.stringify(path.join(root, "plugins/dev-api/index.ts"))}],
};
`;

let host: FakeCodeHost;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ChildServer;
let url: string;

beforeAll(async () => {
  host = await startFakeCodeHost();
  await mkdir(path.join(root, ".cache"), { recursive: true });
  folder = await temporaryFolder(path.join(root, ".cache"));
  await writeFile(path.join(folder.path, "docusaurus.config.mjs"), config);
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  server = await startChildServer({
    cwd: root,
    url,
    args: [
      path.join(root, "node_modules/@docusaurus/core/bin/docusaurus.mjs"),
      ...["start", folder.path, "--no-open", "--host", "127.0.0.1", "--port", port],
    ],
    env: {
      NODE_ENV: "development",
      NO_UPDATE_NOTIFIER: "1",
      CODE_HOST_API: host.url,
      CODE_HOST_TOKEN: "a-token",
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await folder?.remove();
  await host?.close();
});

it("serves /api/love in the dev server as the edge does", async () => {
  const response = await fetch(`${url}/api/love`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(parseRepositoryStats(await response.json()).stars).toBe(7249);
  const known = { "If-None-Match": response.headers.get("etag") ?? "" };
  expect((await fetch(`${url}/api/love`, { headers: known })).status).toBe(304);
  expect((await fetch(`${url}/api/love`, { method: "POST" })).status).toBe(405);
  expect(host.calls()).toHaveLength(1);
});

it("leaves the pages and their code to the dev server", async () => {
  const page = await (await fetch(`${url}/`)).text();
  const [, script] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  expect(script).toBeDefined();
  const code = await fetch(`${url}${script}`);
  expect(code.headers.get("content-type")).toContain("javascript");
});
