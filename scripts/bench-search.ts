import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { brotliCompressSync } from "node:zlib";
import { knownQueries } from "../src/data/search/queries";
import { synonyms } from "../src/data/search/synonyms";
import { areas } from "../src/lib/search/areas";
import { SearchEngine } from "../src/lib/search/engine";
import { readShard, type Shard, shardPath, writeShard } from "../src/lib/search/shard";
import { fullSizeShards } from "./lib/full-size-index";

/*
 * Measures the embedded search: on the index of the last build, and on one of the size that the
 * finished site has. `npx tsx scripts/bench-search.ts` prints a table and fails when a limit is broken.
 */

const LIMITS = { p95Ms: 10, ownAreaMs: 500, allAreasMs: 1500, brotliKb: 450 } as const;
const build = path.resolve(import.meta.dirname, "../build");
const ROUNDS = 3;

interface Figures {
  readonly sections: number;
  readonly ownAreaMs: number;
  readonly allAreasMs: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly maxMs: number;
  readonly brotliKb: number;
}

/** Processor time of this process in milliseconds: other programs on the machine do not count. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What people type, and every stage of typing it. */
function typedQueries(): string[] {
  return knownQueries.flatMap(({ query }) => [
    query,
    query.slice(0, 1),
    query.slice(0, Math.ceil(query.length / 2)),
  ]);
}

function measure(shards: readonly Shard[]): Figures {
  const texts = shards.map((shard) => ({ area: shard.area, text: writeShard(shard) }));
  const engine = new SearchEngine(synonyms);
  const begun = now();
  let ownAreaMs = 0;
  for (const { area, text } of texts) {
    engine.add(area, readShard(text, area).pages);
    ownAreaMs ||= now() - begun;
  }
  const allAreasMs = now() - begun;
  const tags = [...new Set(shards.flatMap(({ pages }) => pages.map(({ tag }) => tag)))];
  const run = (query: string) => {
    const start = performance.now();
    engine.search({ query, offset: 0, limit: 40, language: "en", tags });
    return performance.now() - start;
  };
  const queries = typedQueries();
  // The quickest of a few rounds is the engine's time; the rest is what else the machine does.
  const times = queries.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, query] of queries.entries()) {
      times[index] = Math.min(times[index] ?? 0, run(query));
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const bytes = texts.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0);
  return {
    sections: engine.size,
    ownAreaMs,
    allAreasMs,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    maxMs: at(1),
    brotliKb: bytes / 1000,
  };
}

function report(name: string, figures: Figures): boolean {
  const line = (label: string, value: number, limit?: number) => {
    const broken = limit !== undefined && value > limit;
    const end = limit === undefined ? "" : `  (limit ${limit})${broken ? "  TOO MUCH" : ""}`;
    process.stdout.write(`  ${label.padEnd(26)}${value.toFixed(1).padStart(10)}${end}\n`);
    return !broken;
  };
  process.stdout.write(`${name}, ${figures.sections} sections\n`);
  return [
    line("own area ready, ms", figures.ownAreaMs, LIMITS.ownAreaMs),
    line("all areas ready, ms", figures.allAreasMs, LIMITS.allAreasMs),
    line("query, median, ms", figures.p50Ms),
    line("query, 95 %, ms", figures.p95Ms, LIMITS.p95Ms),
    line("query, slowest, ms", figures.maxMs),
    line("index, brotli, kB", figures.brotliKb, LIMITS.brotliKb),
  ].every(Boolean);
}

const results = [report("full size, made up", measure(fullSizeShards()))];
if (existsSync(path.join(build, shardPath("docs")))) {
  const shards = areas.map(({ id }) =>
    readShard(readFileSync(path.join(build, shardPath(id)), "utf8"), id),
  );
  results.push(report("the last build", measure(shards)));
}
process.exitCode = results.every(Boolean) ? 0 : 1;
