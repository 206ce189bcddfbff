import path from "node:path";
import { createMDXLoaderRule } from "@docusaurus/mdx-loader";
import type { LoadContext } from "@docusaurus/types";
import { markdownPlugins } from "../code-blocks/markdown";

/**
 * How the texts that stand beside records, in `folders` from the repository's root, become modules: as
 * docs pages do, without front matter, because the record holds what that would say.
 */
export function mdxRule({ siteDir, siteConfig }: LoadContext, folders: readonly string[]) {
  return createMDXLoaderRule({
    include: folders.map((folder) => path.join(siteDir, folder, "/")),
    options: {
      siteDir,
      staticDirs: siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
      markdownConfig: {
        ...siteConfig.markdown,
        // What the site adds to a page's front matter is for pages; a text has none.
        parseFrontMatter: (parameters) => parameters.defaultParseFrontMatter(parameters),
      },
      useCrossCompilerCache: siteConfig.future.faster.mdxCrossCompilerCache,
      admonitions: true,
      ...markdownPlugins,
      recmaPlugins: [],
      beforeDefaultRemarkPlugins: [],
      beforeDefaultRehypePlugins: [],
      isMDXPartial: () => true,
    },
  });
}
