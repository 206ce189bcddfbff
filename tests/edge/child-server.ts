import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** The repository's root. */
export const root = path.resolve(import.meta.dirname, "../..");

/** A server that runs as a process of its own. */
export interface ChildServer {
  /** All that it has printed so far. */
  output(): string;
  /** Ends it and all that it started. */
  stop(): Promise<void>;
}

export interface ChildServerOptions {
  /** The script for Node, and its arguments. */
  readonly args: readonly string[];
  readonly cwd: string;
  /** Beside this process's own environment. */
  readonly env: Readonly<Record<string, string>>;
  /** An address that it answers, with whatever status, once it takes requests. */
  readonly url: string;
}

/** Returns a new empty folder under `parent`, and a function that removes it. */
export async function temporaryFolder(
  parent: string,
): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(parent, "server-"));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return { path: folder, remove };
}

/** Returns a port of the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/**
 * Starts a server and waits until it answers.
 *
 * @throws Error with its output when it ends instead, or is not ready in 45 s.
 */
export async function startChildServer(options: ChildServerOptions): Promise<ChildServer> {
  const child = spawn(process.execPath, options.args, {
    cwd: options.cwd,
    env: { ...process.env, CI: "true", NO_COLOR: "1", ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that what the server starts ends with it.
    detached: true,
  });
  const end = (): void => {
    const running = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && running) process.kill(-child.pid, "SIGTERM");
  };
  process.once("exit", end);
  const exited = once(child, "exit").then(() => process.off("exit", end));
  const stop = async (): Promise<void> => {
    end();
    await exited;
  };

  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const signal = AbortSignal.timeout(45_000);
  while (child.exitCode === null && child.signalCode === null && !signal.aborted) {
    const answer = await fetch(options.url, { signal }).catch(() => undefined);
    if (answer) {
      await answer.body?.cancel();
      return { output: () => output, stop };
    }
    await setTimeout(50);
  }
  await stop();
  throw new Error(`the server did not start:\n${output}`);
}
