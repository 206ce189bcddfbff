import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { collections } from "./all";
import type { CollectionPages } from "./collection";
import { mdxRule } from "./mdx-rule";
import { tutorialFolder } from "./tutorial-program";

/** What the plugin loads: each collection's pages, under its name. */
export type CollectionsContent = readonly (CollectionPages & { readonly name: string })[];

/** Gives every record of every collection its page, and lists and categories theirs. */
export default async function collectionsPlugin(
  context: LoadContext,
): Promise<Plugin<CollectionsContent>> {
  const { siteDir } = context;
  const textRule = await mdxRule(context, [tutorialFolder]);
  return {
    name: "collections",
    configureWebpack: () => ({ module: { rules: [textRule] } }),
    getPathsToWatch: () =>
      collections.flatMap(({ folder, watch }) =>
        [`${folder}/*.ts`, ...watch].map((files) => path.join(siteDir, files)),
      ),
    getClientModules: () => ["./client.ts"],
    loadContent: () =>
      Promise.all(
        collections.map(async ({ name, pages }) => ({ name, ...(await pages(siteDir)) })),
      ),
    contentLoaded: async ({ content, actions }) => {
      for (const { name, summaries, routes } of content) {
        await actions.createData(`${name}.json`, JSON.stringify(summaries));
        for (const route of routes) {
          actions.addRoute(route);
        }
      }
    },
  };
}
