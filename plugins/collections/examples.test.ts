import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { routePaths } from "../../src/config/route-contract";
import { pastReview } from "../../src/lib/sources";
import type { Recording } from "../../src/lib/trace";
import { examples, projectFile, recordingFile } from "./examples";

const root = path.resolve(import.meta.dirname, "../..");
const contract: ReadonlySet<string> = new Set(routePaths);
const records = await examples.records(root);

describe.each(records.map((record) => [record.slug, record] as const))("%s", (slug, record) => {
  const read = (file: string) => readFileSync(projectFile(record.folder, file), "utf8");
  const coded = record.parts.filter(({ kind }) => kind !== "input" && kind !== "output");

  it("links to pages of the route contract", () => {
    expect(record.links.map(({ to }) => to).filter((to) => !contract.has(to))).toEqual([]);
  });

  it("stands on sources that have been read since their review day", () => {
    const claims = record.sources.map((source) => ({ name: `${slug}: services`, source }));
    expect(pastReview(claims, new Date().toISOString().slice(0, 10))).toEqual([]);
  });

  it("is called in the repository and by the scaffolder what its folder is called", () => {
    expect(record.repository.endsWith(`/examples/${record.folder}`)).toBe(true);
    expect(JSON.parse(read("package.json"))).toMatchObject({ name: record.folder });
  });

  it("shows every file of src/", () => {
    const written = readdirSync(projectFile(record.folder, "src")).map((name) => `src/${name}`);
    const listed = record.files.map(({ path: name }) => name);
    expect(written.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it("draws parts that the file of each defines under that name", () => {
    expect(coded.filter(({ file }) => !file)).toEqual([]);
    for (const { id, file = "" } of coded) {
      expect(read(file), `${id} in ${file}`).toMatch(
        new RegExp(`^\\s*((name|id): "${id}",|${id}: \\{|(export )?const ${id} )`, "m"),
      );
    }
  });

  it("draws the models and limits that the code has", () => {
    for (const { id, sublabel, kind, file = "" } of coded.filter(({ kind }) => kind === "agent")) {
      const [, body = ""] =
        new RegExp(`name: "${id}",\\n([\\s\\S]*?)\\n\\}\\);`).exec(read(file)) ?? [];
      const [, model = ""] = /model: "[^/"]+\/([^"]+)"/.exec(body) ?? [];
      expect(sublabel, `${kind} ${id}`).toContain(model);
      const [, steps] = /maxSteps: (\d+)/.exec(body) ?? [];
      if (steps) expect(sublabel, `${kind} ${id}`).toContain(`${steps} steps`);
    }
  });

  it("asks for the variables of .env.example and no others", () => {
    const names = [...read(".env.example").matchAll(/^([A-Z_]+)=(.*)$/gm)];
    expect(names.map(([, name]) => name)).toEqual(record.env.map(({ name }) => name));
    expect(names.map(([, , value]) => value).filter(Boolean)).toEqual([]);
    for (const { name, from } of record.env) {
      expect(read(".env.example"), name).toContain(from.url);
    }
  });

  it("has a read-me with the request of its page", () => {
    expect(read("README.md")).toContain(record.request.command);
  });

  it("has a recorded run: recordings/projects/<slug>.record.ts, recorded by `npm run record` in samples/", () => {
    expect(existsSync(recordingFile(slug)), recordingFile(slug)).toBe(true);
    const { source, spans, output } = JSON.parse(
      readFileSync(recordingFile(slug), "utf8"),
    ) as Recording;
    const lines = source.code.trimEnd().split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(62);
    expect(spans.length).toBeLessThanOrEqual(18);
    const { key } = record.run.output;
    if (key) expect(Object(JSON.parse(output))).toHaveProperty(key);
    else expect(output).not.toBe("");
    for (const { id, kind } of coded.filter((part) => part.kind !== "tool")) {
      const own = spans.filter((span) => span.kind === kind);
      // A span of memory is called after what it does.
      const named = kind === "memory" ? own : own.filter(({ label }) => label === id);
      expect(named.length, id).toBeGreaterThan(0);
    }
  });
});

describe("a record that is wrong", () => {
  it("is told what its fields have to say of each other", async () => {
    const { checkExample } = await import("../../src/data/examples/check");
    const model = records.find(({ slug }) => slug === "research-assistant");
    const wrong = {
      ...model,
      parts: model?.parts.map((part) => (part.id === "exa" ? { ...part, file: "src/x.ts" } : part)),
      graph: {
        ...model?.graph,
        columns: [["topic"], ["assistant"], ["writer", "reader"], ["exa"]],
        links: [{ from: "topic", to: "exa", says: "asks" }],
        frame: { part: "research-assistant", from: 3, to: 2 },
      },
    };
    const fixes = checkExample(wrong).map(({ field, fix }) => `"${field}" ${fix}`);
    expect(fixes).toEqual([
      '"graph" names "reader", which is no part. Use one of: topic, research-assistant, assistant, writer, exa, report.',
      '"graph" has to show "report" once. Put it into one column, or make it the frame.',
      '"graph.links[0]" leads from "topic" to "exa". A line leads from a column to the next one.',
      '"graph.frame" goes from column 3 to 2. There are columns 0 to 3.',
      expect.stringMatching(/^"parts\[\d\]\.file" is "src\/x\.ts", which is not among "files"\./),
    ]);
  });
});
