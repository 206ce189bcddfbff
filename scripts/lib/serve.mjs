// @ts-check
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import process from "node:process";
import { explain, lastLines, Plain } from "./explain.mjs";
import { start, stop } from "./run.mjs";

/** Whether a port can be bound on one of this machine's own addresses. */
function canBind(/** @type {number} */ port, /** @type {string} */ host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      // A machine without IPv6 has no ::1 to take.
      resolve(error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT"),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** The port from the environment, 3000 unless PORT is set. Throws a `Plain` error for one that is no port. */
export function portFrom(/** @type {string | undefined} */ value) {
  if (!value) return 3000;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Plain(`PORT is "${value}", which is no port: use a whole number from 1 to 65535.`);
}

/** Throws a `Plain` error when a port is taken. */
export async function checkPort(/** @type {number} */ port) {
  const free = (await canBind(port, "127.0.0.1")) && (await canBind(port, "::1"));
  if (free) return;
  throw new Plain(
    `Port ${port} is taken by another program: stop it, or choose another port with PORT=${port + 1} npm start.`,
  );
}

/** A port that is free on this machine at this moment. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return address.port;
}

/** What the edge runtime itself needs of the environment; the rest of a developer's environment stays out of it. */
const systemVariables =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|USERPROFILE|APPDATA|LOCALAPPDATA|SystemRoot|LANG|XDG_.*|NODE_EXTRA_CA_CERTS|https?_proxy|HTTPS?_PROXY|no_proxy|NO_PROXY)$/;

/** The environment of the edge runtime. `readEnv` lets the function read its own variables from it and from .env. */
function edgeEnvironment(/** @type {boolean} */ readEnv) {
  const kept = Object.entries(process.env).filter(
    ([name]) => systemVariables.test(name) || (readEnv && /^(CODE_HOST|LOVE)_/.test(name)),
  );
  return {
    ...Object.fromEntries(kept),
    NODE_ENV: "production",
    NO_COLOR: "1",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: String(readEnv),
    CLOUDFLARE_INCLUDE_PROCESS_ENV: String(readEnv),
  };
}

/**
 * Serves build/ and functions/ on the edge runtime, on this machine only.
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {number} options.port
 * @param {string} [options.directory] the built site, `build` unless said otherwise
 * @param {string} [options.state] where the runtime keeps its cache
 * @param {Record<string, string>} [options.bindings] variables for the function, instead of the environment's and .env's
 * @param {boolean} [options.show] print what the runtime prints
 * @returns {Promise<{ url: string, ended: Promise<number>, output: () => string, stop: () => Promise<void> }>} once it answers
 * @throws {Plain} when it ends before it answers, or does not answer within a minute
 */
export async function serve({ root, port, directory = "build", state, bindings, show = false }) {
  const wrangler = path.join(root, "node_modules", "wrangler", "bin", "wrangler.js");
  const args = [wrangler, "pages", "dev", directory, "--port", String(port), "--ip", "localhost"];
  args.push("--inspector-port", String(await freePort()), "--show-interactive-dev-session=false");
  if (state) args.push("--persist-to", state);
  for (const [name, value] of Object.entries(bindings ?? {}))
    args.push("--binding", `${name}=${value}`);
  const child = start(process.execPath, args, { cwd: root, env: edgeEnvironment(!bindings) });

  let output = "";
  const keep = (/** @type {Buffer} */ chunk) => {
    output += chunk;
    if (show) process.stdout.write(chunk);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));

  const url = `http://localhost:${port}`;
  const deadline = Date.now() + 60_000;
  while (!(await answers(url))) {
    const gone = child.exitCode !== null || child.signalCode !== null;
    if (gone || Date.now() > deadline) {
      await stop(child);
      if (/address already in use|EADDRINUSE/i.test(output)) await checkPort(port);
      throw new Plain(explain("Starting the edge runtime", output), lastLines(output));
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return { url, ended, output: () => output, stop: () => stop(child) };
}

/** Whether a server answers at an address at all. */
async function answers(/** @type {string} */ url) {
  try {
    const response = await fetch(`${url}/robots.txt`, { method: "HEAD", redirect: "manual" });
    return response.status < 500;
  } catch {
    return false;
  }
}
