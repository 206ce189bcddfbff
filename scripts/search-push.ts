import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { site } from "../src/config/site";
import { areas } from "../src/lib/search/areas";
import { readShard, shardPath } from "../src/lib/search/shard";
import { pushIndex } from "./lib/push-index";

/*
 * Sends the index of the last build to the hosted search provider, and puts it in the place of the
 * one before: `npm run build && npm run search:push`.
 */

const build = path.resolve(import.meta.dirname, "../build");
const needed = ["ALGOLIA_APP_ID", "ALGOLIA_WRITE_KEY", "ALGOLIA_INDEX"] as const;

async function main(): Promise<void> {
  const [appId = "", writeKey = "", indexName = ""] = needed.map((name) =>
    process.env[name]?.trim(),
  );
  const missing = needed.filter((name) => !process.env[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(" and ")}. The write key is not the search key: it may add objects and settings, and stays out of the site.`,
    );
  }
  const shards = areas.map(({ id }) => {
    try {
      return readShard(readFileSync(path.join(build, shardPath(id)), "utf8"), id);
    } catch (error) {
      throw new Error(`Build the site first: the index of ${id} is missing or broken. ${error}`);
    }
  });
  const count = await pushIndex({ appId, writeKey, indexName, shards, siteUrl: site.url });
  process.stdout.write(`${count} records are in ${indexName}.\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
