import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { routePaths } from "../../src/config/route-contract";
import type { Collection } from "./collection";
import { customers } from "./customers";
import { examples } from "./examples";
import { mcpServers } from "./mcp";
import { useCases } from "./use-cases";

const root = path.resolve(import.meta.dirname, "../..");
const known: ReadonlySet<string> = new Set(routePaths);

/** A collection, a record of it that stands as the model, and the address of a copy called `synthetic`. */
const kinds: readonly (readonly [Collection, string, string])[] = [
  [useCases, "hr-agent", "/use-cases/synthetic/"],
  [customers, "joggr", "/customers/synthetic/"],
  [mcpServers, "notion", "/mcp/synthetic/"],
  [examples, "research-assistant", "/examples/agents/synthetic/"],
];

describe.each(
  kinds.map(([collection, model, to]) => [collection.name, { collection, model, to }] as const),
)("%s", (_, { collection, model, to }) => {
  let site = "";
  const write = (name: string, change: (source: string) => string): void => {
    const source = readFileSync(path.join(root, collection.folder, `${model}.ts`), "utf8");
    writeFileSync(path.join(site, collection.folder, name), change(source));
  };

  beforeEach(() => {
    site = mkdtempSync(path.join(os.tmpdir(), "collection-"));
    mkdirSync(path.join(site, collection.folder), { recursive: true });
    cpSync(path.join(root, collection.folder), path.join(site, collection.folder), {
      recursive: true,
    });
  });
  afterEach(() => rmSync(site, { recursive: true, force: true }));

  it("gets a page and a place in the lists from one new file", async () => {
    write("synthetic.ts", (source) =>
      source.replace(`slug: "${model}"`, 'slug: "synthetic"').replace(/\bid: \d+/, "id: 77"),
    );
    const { routes, summaries } = await collection.pages(site);
    const added = routes.find((route) => route.path === to);
    expect(added?.props).toMatchObject({ record: { slug: "synthetic", id: 77 } });
    const before = routes.find((route) => route.path === to.replace("synthetic", model));
    expect(added?.component).toBe(before?.component);
    expect(summaries.at(-1)).toMatchObject({ slug: "synthetic" });
    for (const { path: list, props = {} } of routes) {
      const { records } = props as { records?: readonly { slug: string }[] };
      const slugs = records?.map(({ slug }) => slug);
      if (slugs && "category" in props) {
        expect(slugs.includes("synthetic"), list).toBe(slugs.includes(model));
      } else if (slugs) {
        expect(records, list).toEqual(summaries);
      }
    }
  });

  it("names file, field and remedy when a record is wrong", async () => {
    write("synthetic.ts", (source) => source.replace(/^ {2}title: .*$/m, '  title: "",'));
    await expect(collection.records(site)).rejects.toThrow(
      new RegExp(
        [
          `${collection.folder}/synthetic.ts: "title" is missing. Write a text.`,
          `${collection.folder}/synthetic.ts: "slug" is not the name of the file. Set it to "synthetic"`,
          `"id" is \\d+, as in ${collection.folder}/${model}.ts. Give it a number of its own.`,
        ].join("[\\s\\S]*"),
      ),
    );
  });

  it("has every page in the route contract", async () => {
    const { routes } = await collection.pages(root);
    expect(routes.map((route) => route.path).filter((page) => !known.has(page))).toEqual([]);
  });
});
