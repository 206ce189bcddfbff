import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";

const folder = path.join("plugins", "lean-scripts");

/**
 * Leaves out of the browser's scripts what the framework puts there for the server or for parts unused here, and
 * runs the rest in parts.
 */
export default function leanScriptsPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const own = (file: string) => path.join(siteDir, folder, file);
  return {
    name: "lean-scripts",
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            entry: own("start.mjs"),
            resolve: { alias: { tslib$: own("tslib.mjs") } },
            module: {
              rules: [
                {
                  test: path.join(generatedFilesDir, "registry.js"),
                  enforce: "pre",
                  use: own("registry-loader.cjs"),
                },
                {
                  test: /docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/][\w-]+\.json$/,
                  use: own("docs-area-loader.cjs"),
                },
              ],
            },
          },
  };
}
