/** Executes one sample in an empty folder and returns what it printed and answered. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, inject } from "vitest";
import { bundlePrograms } from "./bundle";
import { parseCurl } from "./curl";
import type { Task } from "./messages";
import { SampleProcess } from "./sample-process";

/** The port that samples name. What a sample prints shows it, whatever port the test had. */
const SHOWN_PORT = "localhost:3141";

/** After so many samples a process is replaced: the packages of each stay in its memory. */
const MOST_SAMPLES = 8;

/** So many processes are kept until a sample comes that they take. */
const MOST_IDLE = 6;

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

/** Processes that wait for their next sample. */
const idle: SampleProcess[] = [];
afterAll(() => {
  for (const waiting of idle.splice(0)) waiting.kill();
});

function takeProcess(task: Task): SampleProcess {
  const index = idle.findIndex((waiting) => waiting.takes(task));
  return idle.splice(index, index < 0 ? 0 : 1)[0] ?? new SampleProcess(inject("runFolder"));
}

function giveBack(done: SampleProcess): void {
  if (done.samples < MOST_SAMPLES) idle.push(done);
  else done.kill();
  if (idle.length > MOST_IDLE) idle.shift()?.kill();
}

/**
 * Executes a sample in a process that executes nothing else meanwhile. Resolves when the program ends, or, with
 * `requests`, when they are answered. Rejects with the program's error output when it fails or takes over 20 seconds.
 */
export async function runSample({
  module,
  replies,
  name,
  requests,
}: SampleRun): Promise<SampleResult> {
  const sources = [module, replies].filter((file) => existsSync(file));
  const [program = "", repliesOfPage] = await bundlePrograms(inject("runFolder"), sources);
  const folder = mkdtempSync(join(tmpdir(), "sample-"));
  const task: Task = {
    name,
    module: program,
    folder,
    ...(repliesOfPage && { replies: repliesOfPage }),
  };
  const responses: string[] = [];
  const answerAll = async (port: number): Promise<void> => {
    for (const request of requests) responses.push(await send(request, port));
  };
  const child = takeProcess(task);
  try {
    const serve = requests.length > 0 ? answerAll : undefined;
    const { printed, unused, last } = await child.execute(task, serve);
    if (!last) giveBack(child);
    return { printed: stripVTControlCharacters(printed), responses, unused };
  } catch (error) {
    child.kill();
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
