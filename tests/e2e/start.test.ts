import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { checkPort, freePort } from "../../scripts/lib/serve.mjs";
import { startFakeCodeHost } from "../fake-code-host";

const root = path.resolve(import.meta.dirname, "../..");

/** Runs `npm start`'s script and keeps what it prints. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1", ...env },
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return { child, output: () => output, ended: once(child, "exit") as Promise<[number | null]> };
}

test("npm start serves the site and /api/love on the port it is given, and leaves nothing behind", async () => {
  const codeHost = await startFakeCodeHost({ stars: 1234 });
  const port = await freePort();
  const { child, output, ended } = start({ PORT: String(port), CODE_HOST_API: codeHost.url });
  try {
    await expect.poll(output, { timeout: 60_000 }).toContain(`http://localhost:${port}/`);
    const page = await fetch(`http://localhost:${port}/`);
    expect(page.status).toBe(200);
    const love = await fetch(`http://localhost:${port}/api/love`);
    expect(await love.json()).toMatchObject({ stars: 1234 });
    child.kill("SIGINT");
    expect((await ended)[0]).toBe(130);
    await checkPort(port);
  } finally {
    child.kill("SIGKILL");
    await codeHost.close();
  }
}, 90_000);

test("a port that is taken is named in one sentence", async () => {
  const codeHost = await startFakeCodeHost();
  const port = new URL(codeHost.url).port;
  const { output, ended } = start({ PORT: port });
  expect((await ended)[0]).toBe(1);
  const said = output().trim().split("\n");
  expect(said).toEqual([expect.stringContaining(`Port ${port} is taken by another program`)]);
  await codeHost.close();
});
