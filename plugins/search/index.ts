import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { areaOf, areas } from "../../src/lib/search/areas";
import { type IndexPage, shardPath, writeShard } from "../../src/lib/search/shard";
import { devPages } from "./dev-pages";
import { readHtml } from "./html-sections";

/** Docusaurus hands `devServer` on to the dev server, though its types do not name it. */
type Config = Exclude<ReturnType<NonNullable<Plugin["configureWebpack"]>>, void> & {
  readonly devServer?: {
    readonly static: readonly { readonly publicPath: string; readonly directory: string }[];
  };
};

/** The modal's style is kept out of the one stylesheet of all pages: it comes with the modal. */
const MODAL_STYLE = /SearchBar[\\/](?:modal|hits)\.css$/;

/** Writes the index of the embedded search: after a build from its pages, while developing from their sources. */
export default function searchPlugin({
  siteDir,
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  const devDir = path.join(generatedFilesDir, "search-index");
  const isDev = process.env.NODE_ENV === "development";

  async function write(directory: string, pages: readonly IndexPage[]): Promise<void> {
    await mkdir(path.join(directory, path.dirname(shardPath("docs"))), { recursive: true });
    await Promise.all(
      areas.map(({ id: area }) => {
        const own = pages.filter((page) => areaOf(page.path) === area);
        return writeFile(path.join(directory, shardPath(area)), writeShard({ area, pages: own }));
      }),
    );
  }

  return {
    name: "search",

    getPathsToWatch: () =>
      isDev
        ? ["docs", "voltops-llm-observability-docs", "blog"].map((area) =>
            path.join(siteDir, area, "**/*.{md,mdx}"),
          )
        : [],

    async allContentLoaded({ allContent }) {
      if (isDev) {
        await write(devDir, await devPages(allContent, { siteDir, siteName: siteConfig.title }));
      }
    },

    configureWebpack(_config, isServer): Config | undefined {
      if (isServer) {
        return undefined;
      }
      return isDev
        ? { devServer: { static: [{ publicPath: siteConfig.baseUrl, directory: devDir }] } }
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  searchModal: {
                    type: "css/mini-extract",
                    test: MODAL_STYLE,
                    chunks: "async",
                    enforce: true,
                    priority: 60,
                  },
                },
              },
            },
          };
    },

    async postBuild({ outDir, routesPaths }) {
      const pages: IndexPage[] = [];
      for (const route of new Set(routesPaths)) {
        if (!route.endsWith(".html")) {
          const html = await readFile(path.join(outDir, route, "index.html"), "utf8");
          const page = readHtml(html, {
            path: route,
            siteName: siteConfig.title,
            titleDelimiter: siteConfig.titleDelimiter,
          });
          if (page) {
            pages.push(page);
          }
        }
      }
      await write(outDir, pages);
    },
  };
}
