import { hostedRecords, hostedSettings } from "../../src/lib/search/hosted-records";
import type { Shard } from "../../src/lib/search/shard";

/** What to send where. */
export interface Push {
  readonly appId: string;
  readonly writeKey: string;
  readonly indexName: string;
  readonly shards: readonly Shard[];
  /** The absolute address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Where the provider's API answers; its own host unless said otherwise. */
  readonly base?: string;
}

const BATCH = 500;
const TIMEOUT_MS = 30_000;
const TASK_LIMIT_MS = 300_000;
const TASK_PAUSE_MS = 500;

/**
 * Sends every record to a new index, and then puts that in the place of the old one, so that readers
 * find all of the old or all of the new. The old one stays when anything fails.
 *
 * @returns how many records were sent
 * @throws Error when there is nothing to send, or the provider does not take it
 */
export async function pushIndex(push: Push): Promise<number> {
  const { appId, writeKey, indexName, shards, siteUrl } = push;
  const base = push.base ?? `https://${appId.toLowerCase()}.algolia.net`;
  const records = hostedRecords(shards, siteUrl);
  if (records.length === 0) {
    throw new Error("The index is empty: nothing was sent.");
  }
  const fresh = `${indexName}_next`;

  async function call(method: string, address: string, body?: object): Promise<unknown> {
    const response = await fetch(`${base}/1/indexes/${address}`, {
      method,
      headers: {
        "content-type": "application/json",
        "x-algolia-application-id": appId,
        "x-algolia-api-key": writeKey,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      throw new Error(
        `The provider answered ${response.status} to ${method} ${address}: ${await response.text()}`,
      );
    }
    return response.json();
  }

  /** Waits until the provider has done what it accepted. */
  async function done(index: string, answer: unknown): Promise<void> {
    const task = (answer as { taskID?: unknown } | null)?.taskID;
    if (typeof task !== "number") {
      throw new Error("The provider's answer names no task.");
    }
    const deadline = Date.now() + TASK_LIMIT_MS;
    while (Date.now() < deadline) {
      const state = (await call("GET", `${index}/task/${task}`)) as { status?: unknown };
      if (state.status === "published") {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, TASK_PAUSE_MS));
    }
    throw new Error("The provider did not finish in time.");
  }

  const at = encodeURIComponent(fresh);
  await done(at, await call("POST", `${at}/clear`));
  await done(at, await call("PUT", `${at}/settings`, hostedSettings));
  for (let start = 0; start < records.length; start += BATCH) {
    const requests = records
      .slice(start, start + BATCH)
      .map((body) => ({ action: "addObject", body }));
    await done(at, await call("POST", `${at}/batch`, { requests }));
  }
  await done(
    at,
    await call("POST", `${at}/operation`, { operation: "move", destination: indexName }),
  );
  return records.length;
}
