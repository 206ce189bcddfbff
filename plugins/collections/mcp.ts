import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { categoriesOf, type McpCategory, mcpCategories } from "../../src/data/mcp/categories";
import { checkMcpServer } from "../../src/data/mcp/check";
import { mcpHosts } from "../../src/data/mcp/hosts";
import {
  type ListedCategory,
  type McpServer,
  type McpServerRelated,
  type McpServerSummary,
  relatedServers,
  summaryOf,
} from "../../src/lib/mcp";
import { categoryPath, categorySlug } from "../../src/lib/mcp-category";
import { agentToolNames, connections } from "../../src/lib/mcp-connect";
import type { Check } from "../../src/lib/record-checks";
import { highlight } from "../code-blocks/highlight";
import { defineCollection } from "./collection";

const icons = path.join(__dirname, "../../node_modules/simple-icons/icons");
const iconFile = (name: string) => path.join(icons, `${name}.svg`);

/** The outline of a mark, read while building, so that only marks in use are sent to anyone. */
function logoPath({ logo }: McpServer): string | null {
  return (logo && / d="([^"]+)"/.exec(readFileSync(iconFile(logo), "utf8"))?.[1]) || null;
}

const checkLogo: Check = (value) => {
  const logo = Reflect.get(Object(value), "logo");
  return typeof logo !== "string" || existsSync(iconFile(logo))
    ? []
    : [{ field: "logo", fix: `is "${logo}", which simple-icons has not. Correct or remove it.` }];
};

const summary = (record: McpServer): McpServerSummary => summaryOf(record, logoPath(record));

/** A category with those of `records` that are in it. */
function listed({ key, title, about }: McpCategory, records: readonly McpServer[]): ListedCategory {
  const inside = records.filter((record) => categoriesOf(record).includes(key));
  return {
    title,
    about,
    slug: categorySlug(key),
    to: encodeURI(categoryPath(key)),
    servers: inside.map(({ slug, name }) => ({ slug, name })),
  };
}

const listedIn = (record: McpServer, records: readonly McpServer[]): ListedCategory[] =>
  mcpCategories
    .filter(({ key }) => categoriesOf(record).includes(key))
    .map((category) => listed(category, records));

function related(record: McpServer, records: readonly McpServer[]): McpServerRelated {
  const addresses = [...record.vendor, ...record.hosts.map((host) => mcpHosts[host])];
  return {
    logoPath: logoPath(record),
    addresses: addresses.map((address) => ({
      ...address,
      toolNames: agentToolNames(record, address),
      connections: connections(record, address).map(({ code, ...rest }) => ({
        ...rest,
        html: highlight(code, rest.language)
          .map((line) => `<span class="code-line">${line}\n</span>`)
          .join(""),
      })),
    })),
    categories: listedIn(record, records),
    others: relatedServers(record, records).map(summary),
  };
}

const allListed = (records: readonly McpServer[]) => ({
  categories: mcpCategories.map((category) => listed(category, records)),
});

/** The MCP directory: a page for each server, the directory, the categories. */
export const mcpServers = defineCollection<McpServer, McpServerSummary>({
  name: "mcp",
  folder: "src/data/mcp/records",
  check: (value) => [...checkMcpServer(value), ...checkLogo(value)],
  summary,
  detail: {
    path: ({ slug }) => `/mcp/${slug}/`,
    component: "@site/src/pages/_McpServerPage.tsx",
    related,
  },
  lists: [
    {
      path: "/mcp/",
      component: "@site/src/pages/_McpDirectoryPage.tsx",
      related: allListed,
    },
    {
      path: "/mcp/categories/",
      component: "@site/src/pages/_McpCategoriesPage.tsx",
      related: allListed,
    },
  ],
  category: {
    of: categoriesOf,
    path: (wanted) =>
      mcpCategories
        .filter(({ key }) => key === wanted)
        .map(({ key }) => categoryPath(key))
        .join(),
    component: "@site/src/pages/_McpCategoryPage.tsx",
    related: (wanted, records) => ({
      category: mcpCategories
        .filter(({ key }) => key === wanted)
        .map((category) => listed(category, records))[0],
    }),
  },
});
