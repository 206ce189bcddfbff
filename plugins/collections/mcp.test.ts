import path from "node:path";
import { describe, expect, it } from "vitest";
import { redirects } from "../../src/config/redirects";
import { routeContract, routePaths } from "../../src/config/route-contract";
import { mcpCategories } from "../../src/data/mcp/categories";
import { mcpHosts } from "../../src/data/mcp/hosts";
import type { McpServer } from "../../src/lib/mcp";
import { categoryPath, categorySlug, mcpCategoryKeys } from "../../src/lib/mcp-category";
import { connections } from "../../src/lib/mcp-connect";
import {
  type Check,
  list,
  object,
  oneOf,
  optional,
  text,
  textLike,
  wholeNumber,
} from "../../src/lib/record-checks";
import { pastReview } from "../../src/lib/sources";
import { mcpServers } from "./mcp";

const root = path.resolve(import.meta.dirname, "../..");
const contract: ReadonlySet<string> = new Set(routePaths);
const records = await mcpServers.records(root);
const { routes } = await mcpServers.pages(root);

const addressesOf = ({ vendor, hosts }: McpServer) => [
  ...vendor,
  ...hosts.map((host) => mcpHosts[host]),
];

describe("categories", () => {
  it("have the addresses of the route contract", () => {
    expect(mcpCategoryKeys.map(categoryPath)).toEqual(routeContract["mcp-categories"]);
  });

  it("have keys that are their labels", () => {
    expect(mcpCategories.map(({ labels }) => labels.join(","))).toEqual(mcpCategoryKeys);
  });

  it("have a readable address that leads to each, unless it is the same", () => {
    for (const key of mcpCategoryKeys) {
      const from = `/mcp/categories/${categorySlug(key)}/`;
      expect(from).toMatch(/^[a-z/-]+$/);
      const found = redirects.find((redirect) => redirect.from === from)?.to ?? from;
      expect(found).toBe(categoryPath(key));
    }
  });

  it("have a page as soon as they hold a server, and lists link to no other", () => {
    const pages = routes.map((route) => route.path);
    for (const { key } of mcpCategories) {
      const held = records.some(({ labels }) =>
        key.split(",").every((label) => labels.some((own) => own === label)),
      );
      expect(pages.includes(categoryPath(key)), key).toBe(held);
    }
  });
});

/** What the two editors read of an entry, as their documentation says it. */
const env = (pattern: RegExp): Check => textLike(pattern, "a variable, as this client writes it");
const editors = {
  cursor: (variable: string) => ({
    remote: object({
      url: env(new RegExp(`^(https://\\S+|${variable})$`)),
      headers: optional(headers(variable)),
      auth: optional(
        object({
          CLIENT_ID: env(new RegExp(`^${variable}$`)),
          CLIENT_SECRET: env(new RegExp(`^${variable}$`)),
          scopes: list(textLike(/^https:\/\/\S+$/, "https://…"), { min: 1 }),
        }),
      ),
    }),
    local: local(variable),
  }),
  claude: (variable: string) => ({
    remote: object({
      type: oneOf(["http"]),
      url: env(new RegExp(`^(https://\\S+|${variable})$`)),
      headers: optional(headers(variable)),
      oauth: optional(object({ clientId: text(), callbackPort: wholeNumber(1024, 65_535) })),
    }),
    local: local(variable),
  }),
};
const variables = { cursor: "\\$\\{env:[A-Z_]+\\}", claude: "\\$\\{[A-Z_]+\\}" };

const everyValue =
  (check: Check): Check =>
  (value, field = "") =>
    Object.entries(Object(value)).flatMap(([key, entry]) => check(entry, `${field}.${key}`));

function headers(variable: string): Check {
  return everyValue(env(new RegExp(`^(Bearer )?${variable}$`)));
}

function local(variable: string): Check {
  return object({
    command: text(),
    args: list(text()),
    env: everyValue(env(new RegExp(`^${variable}$`))),
  });
}

describe.each(records.map((record) => [record.slug, record] as const))("%s", (slug, record) => {
  it.each(addressesOf(record).map((address) => [address.label, address] as const))(
    "writes files that Cursor and Claude read, without a secret: %s",
    (_, address) => {
      for (const client of ["cursor", "claude"] as const) {
        const code = connections(record, address).find((one) => one.client === client)?.code;
        const parsed: unknown = JSON.parse(code ?? "");
        const { remote, local: stdio } = editors[client](variables[client]);
        const entry = address.transport.type === "stdio" ? stdio : remote;
        expect(object({ mcpServers: object({ [slug]: entry }) })(parsed)).toEqual([]);
      }
    },
  );

  it("links to pages of the route contract", () => {
    expect(record.links.map(({ to }) => to).filter((to) => !contract.has(to))).toEqual([]);
  });

  it("stands on sources that have been read since their review day", () => {
    const { vendor, hosts } = record.toolSources;
    const claims = [
      ...addressesOf(record).map(({ label, source }) => ({ name: `${slug}: ${label}`, source })),
      ...[vendor, hosts].flatMap((source) => (source ? [{ name: `${slug}: tools`, source }] : [])),
    ];
    expect(pastReview(claims, new Date().toISOString().slice(0, 10))).toEqual([]);
  });
});

describe("a record that is wrong", () => {
  const notion = records.find(({ slug }) => slug === "notion");

  it("is told what its fields have to say of each other", async () => {
    const { checkMcpServer } = await import("../../src/data/mcp/check");
    const wrong = {
      ...notion,
      labels: ["google"],
      hosts: ["zapier"],
      sample: { ...notion?.sample, tool: { vendor: "no-such-tool", zapier: "find_page" } },
    };
    const fixes = checkMcpServer(wrong).map(({ field, fix }) => `"${field}" ${fix}`);
    expect(fixes).toContainEqual(
      expect.stringMatching(/^"labels" make the category "google"\. Use/),
    );
    expect(fixes).toContainEqual(
      expect.stringMatching(
        /^"tools\[\d+\]\.offeredBy" names "composio", which this server has not/,
      ),
    );
    expect(fixes).toContainEqual(
      expect.stringContaining('"sample.tool.vendor" is no tool of vendor.'),
    );
  });
});
