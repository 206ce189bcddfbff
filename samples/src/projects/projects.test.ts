/** The projects of the example pages: each compiles on its own, and runs with services on this machine. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, inject, it } from "vitest";
import type { RecordingSpec } from "../../../recordings/lib/spec";
import type { StandIn } from "../../../recordings/lib/stand-ins";
import type { Example } from "../../../src/lib/example";
import { containsJson } from "../run/compare";
import { runSample, type SampleResult } from "../run/run-sample";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const RECORDS = join(root, "src/data/examples/records");
const WORK = join(inject("runFolder"), "projects");

/** What `recordings/projects/<slug>.record.ts` exports. */
interface Scripted {
  readonly default: RecordingSpec;
  readonly standIns: readonly StandIn[];
  readonly env: Readonly<Record<string, string>>;
  /** curl commands to send after the request of the page, for the replies that it leaves. */
  readonly alsoAsked?: readonly string[];
}

const cases = await Promise.all(
  readdirSync(RECORDS).map(async (file) => {
    const { default: record }: { default: Example } = await import(join(RECORDS, file));
    const scripted: Scripted = await import(
      join(root, "recordings/projects", file.replace(".ts", ".record.ts"))
    );
    return { slug: record.slug, record, scripted, folder: join(root, "projects", record.folder) };
  }),
);

type Case = (typeof cases)[number];

const jsonOf = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Starts the project with its services at `urls`, and sends it `requests`. */
async function start(
  { slug, folder, scripted }: Case,
  urls: readonly string[],
  requests: readonly string[],
): Promise<SampleResult> {
  const work = join(WORK, slug);
  mkdirSync(work, { recursive: true });
  const moves = scripted.standIns.map(
    ({ address }, index) => `redirect(${JSON.stringify(address)}, ${JSON.stringify(urls[index])});`,
  );
  const module = join(work, "start.ts");
  writeFileSync(
    module,
    [
      `import { redirect } from ${JSON.stringify(join(root, "recordings/lib/stand-ins.ts"))};`,
      ...moves,
      `Object.assign(process.env, ${JSON.stringify(scripted.env)});`,
      `await import(${JSON.stringify(join(folder, "src/index.ts"))});`,
      "",
    ].join("\n"),
  );
  const replies = join(work, "replies.ts");
  writeFileSync(
    replies,
    `export default ${JSON.stringify({ project: scripted.default.replies })};\n`,
  );
  return runSample({ module, replies, name: "project", requests });
}

describe.each(cases)("$record.folder", (one) => {
  const { record, scripted, folder } = one;

  it("compiles with its own tsconfig", ({ expect }) => {
    const tsc = join(root, "samples/node_modules/typescript/bin/tsc");
    const { stdout, status } = spawnSync(process.execPath, [tsc, "-p", folder], {
      encoding: "utf8",
    });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  });

  it("pins the versions that the samples are checked with", ({ expect }) => {
    const samples = jsonOf(join(root, "samples/package.json")).dependencies;
    const { dependencies, devDependencies } = jsonOf(join(folder, "package.json"));
    const pins: Record<string, string> = { ...dependencies, ...devDependencies };
    expect(pins).toEqual(
      Object.fromEntries(
        Object.keys(pins).map((name) => [name, samples[name] ?? "not in samples"]),
      ),
    );
  });

  it("answers the request of its page", async ({ expect }) => {
    const running = await Promise.all(scripted.standIns.map((standIn) => standIn.start()));
    try {
      const urls = running.map(({ url }) => url);
      const { responses, unused } = await start(one, urls, [
        record.request.command,
        ...(scripted.alsoAsked ?? []),
      ]);
      const response: unknown = JSON.parse(responses[0] ?? "");
      expect(
        containsJson(JSON.parse(record.request.response), response),
        JSON.stringify(response, null, 2),
      ).toBe(true);
      expect(unused).toBe(0);
    } finally {
      await Promise.all(running.map(({ close }) => close()));
    }
  });
});

describe.each(cases.filter(({ slug }) => slug === "research-assistant"))(
  "$record.folder",
  (one) => {
    it("stops with a message when the search server cannot be reached", async ({ expect }) => {
      await expect(start(one, ["http://127.0.0.1:1/mcp"], [])).rejects.toThrow(
        "No search tools. Is mcp.exa.ai reachable?",
      );
    });
  },
);
