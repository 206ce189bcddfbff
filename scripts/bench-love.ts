/**
 * Measures a cached answer of `/api/love` beside a bare function that returns the same bytes, each
 * in a workerd of its own with the same settings. Everything stays on the loopback address.
 *
 *   npx tsx scripts/bench-love.ts
 *
 * Prints requests a second and the 99th percentile of the answer times, medians over rounds that
 * take turns, and ends with status 1 when either is worse than the bare function's by more than
 * `LIMIT`.
 */
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { root, temporaryFolder } from "../tests/edge/child-server";
import { startPagesDev } from "../tests/edge/pages-dev";
import { startFakeCodeHost } from "../tests/fake-code-host";
import { median, percentile } from "./lib/statistics";

const LIMIT = 1.5;
const ROUNDS = 7;
const REQUESTS = 1000;
const CONNECTIONS = 8;

/** Headers that the connection sets by itself. */
const HOP_HEADERS = new Set(["connection", "keep-alive", "transfer-encoding", "date"]);

interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Sends one request and returns its milliseconds, body included. */
function request(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
      response.resume().once("end", () => resolve(performance.now() - started));
    }).once("error", reject);
  });
}

async function round(url: string): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const started = performance.now();
  const visitor = async (): Promise<void> => {
    for (let count = 0; count < REQUESTS / CONNECTIONS; count += 1) {
      times.push(await request(url, agent));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { perSecond: times.length / seconds, p99Ms: percentile(times, 99) };
}

/** Writes a project whose function answers with the same headers and body, under the same settings. */
async function writeBareProject(folder: string, model: Response): Promise<void> {
  const headers = [...model.headers].filter(([name]) => !HOP_HEADERS.has(name));
  const body = JSON.stringify(await model.text());
  await copyFile(path.join(root, "wrangler.jsonc"), path.join(folder, "wrangler.jsonc"));
  await mkdir(path.join(folder, "functions/api"), { recursive: true });
  await writeFile(
    path.join(folder, "functions/api/love.js"),
    `const headers = ${JSON.stringify(headers)};
export const onRequest = () => new Response(${body}, { headers });
`,
  );
}

async function main(): Promise<boolean> {
  const host = await startFakeCodeHost();
  const folder = await temporaryFolder(tmpdir());
  const stops = [folder.remove, host.close];
  try {
    const love = await startPagesDev({ quiet: true, bindings: { CODE_HOST_API: host.url } });
    stops.unshift(love.stop);
    const plain = { headers: { "Accept-Encoding": "identity" } };
    await writeBareProject(folder.path, await fetch(`${love.url}/api/love`, plain));
    const bare = await startPagesDev({ quiet: true, cwd: folder.path });
    stops.unshift(bare.stop);

    const urls = [`${love.url}/api/love`, `${bare.url}/api/love`] as const;
    for (const url of urls) await round(url); // Warm-up, not counted.
    const pairs: { love: Round; bare: Round }[] = [];
    for (let index = 0; index < ROUNDS; index += 1) {
      // Whoever goes first has the quieter machine: they take turns.
      if (index % 2 === 0) pairs.push({ love: await round(urls[0]), bare: await round(urls[1]) });
      else pairs.push({ bare: await round(urls[1]), love: await round(urls[0]) });
    }
    return report(pairs, host.calls().length);
  } finally {
    for (const stop of stops) await stop();
  }
}

function report(pairs: readonly { love: Round; bare: Round }[], upstreamCalls: number): boolean {
  const line = (name: "love" | "bare", label: string): string => {
    const perSecond = median(pairs.map((pair) => pair[name].perSecond));
    const p99 = median(pairs.map((pair) => pair[name].p99Ms));
    return `${label.padEnd(16)}${perSecond.toFixed(0).padStart(8)} requests/s${p99.toFixed(2).padStart(10)} ms p99`;
  };
  const speed = median(pairs.map(({ love, bare }) => bare.perSecond / love.perSecond));
  const p99 = median(pairs.map(({ love, bare }) => love.p99Ms / bare.p99Ms));
  console.log(`${ROUNDS} rounds of ${REQUESTS} requests, ${CONNECTIONS} connections, medians`);
  console.log(line("love", "/api/love"));
  console.log(line("bare", "bare function"));
  console.log(`ratio           ${speed.toFixed(2)} by requests/s, ${p99.toFixed(2)} by p99`);
  console.log(`upstream calls  ${upstreamCalls}`);
  const passed = speed <= LIMIT && p99 <= LIMIT;
  if (!passed) console.error(`worse than ${LIMIT} times the bare function`);
  return passed;
}

main().then((passed) => {
  process.exitCode = passed ? 0 : 1;
});
