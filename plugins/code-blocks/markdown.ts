import npm2yarn from "@docusaurus/remark-plugin-npm2yarn";
import { remarkPackageManagers } from "./package-managers";
import { rehypeCodeBlocks } from "./rehype";
import { rehypeStackedTables } from "./stacked-tables";

/** What every Markdown file of the site goes through on its way to a page. */
export const markdownPlugins = {
  remarkPlugins: [
    remarkPackageManagers,
    [npm2yarn, { sync: true, converters: ["pnpm", "yarn", "bun"] }],
  ] satisfies (typeof remarkPackageManagers | [typeof npm2yarn, Parameters<typeof npm2yarn>[0]])[],
  rehypePlugins: [rehypeCodeBlocks, rehypeStackedTables],
};
