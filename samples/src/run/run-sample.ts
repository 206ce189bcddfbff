/** Executes one sample in an empty folder and returns what it printed and answered. */
import { fork } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { inject } from "vitest";
import { bundlePrograms } from "./bundle";
import type { ChildMessage } from "./child";
import { parseCurl } from "./curl";

/** The program that loads a sample. */
export const CHILD = fileURLToPath(new URL("./child.ts", import.meta.url));

/** The port that samples name. What a sample prints shows it, whatever port the test had. */
const SHOWN_PORT = "localhost:3141";

/** How long a sample may take before it counts as hanging. */
const LIMIT_MS = 20_000;

export interface SampleRun {
  /** Path of the module to execute. */
  readonly module: string;
  /** Path of the page's file in replies/; it need not exist. */
  readonly replies: string;
  readonly name: string;
  /** curl commands to send, in order, once the sample's server listens. */
  readonly requests: readonly string[];
}

export interface SampleResult {
  /** What the program printed to standard output, without colours. */
  readonly printed: string;
  /** The body of each response. */
  readonly responses: readonly string[];
  /** Scripted replies that nothing asked for. */
  readonly unused: number;
}

async function send(command: string, port: number): Promise<string> {
  const { url, method, headers, body } = parseCurl(command);
  if (!url.includes(SHOWN_PORT)) throw new Error(`The sample runner only sends to ${SHOWN_PORT}.`);
  const response = await fetch(url.replace(SHOWN_PORT, `127.0.0.1:${port}`), {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return response.text();
}

/**
 * Executes a sample in a process of its own. Resolves when the program ends, or, with `requests`, when
 * they are answered. Rejects with the program's error output when it fails or takes over 20 seconds.
 */
export async function runSample({
  module,
  replies,
  name,
  requests,
}: SampleRun): Promise<SampleResult> {
  const sources = [CHILD, module, replies].filter((file) => existsSync(file));
  const [program = "", ...loaded] = await bundlePrograms(inject("runFolder"), sources);
  const folder = mkdtempSync(join(tmpdir(), "sample-"));
  const child = fork(program, [name, ...loaded], {
    cwd: folder,
    execArgv: [],
    // Production: the framework then does not fetch its list of models, and logs errors only.
    env: { PATH: process.env.PATH, HOME: folder, NODE_ENV: "production", NO_COLOR: "1" },
    silent: true,
  });
  let printed = "";
  let errors = "";
  let unused = 0;
  const responses: string[] = [];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), LIMIT_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      child.on("message", (message: ChildMessage) => {
        if ("unused" in message) {
          unused = message.unused;
          return;
        }
        const answerAll = async (): Promise<void> => {
          for (const request of requests) responses.push(await send(request, message.port));
          child.send("stop");
        };
        answerAll().catch(reject);
      });
      child.on("error", reject);
      child.on("exit", (code, signal) => {
        if (code === 0) resolve();
        else {
          const how = signal === "SIGKILL" ? "did not finish in 20 s" : `ended with code ${code}`;
          reject(new Error(`The sample "${name}" ${how}.\n${printed}${errors}`));
        }
      });
    });
  } finally {
    clearTimeout(timer);
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return { printed: stripVTControlCharacters(printed), responses, unused };
}
