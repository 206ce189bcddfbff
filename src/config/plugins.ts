import type { PluginConfig } from "@docusaurus/types";
import { observabilityDocs } from "./content";
import { integrationPlugins } from "./integrations";
import { redirectSources } from "./redirects";

/** Every plugin beside the preset, in the order in which they run. */
export const plugins: PluginConfig[] = [
  "./plugins/tailwind/index.ts",
  "./plugins/code-blocks/index.ts",
  "./plugins/recorded-runs/index.ts",
  "./plugins/collections/index.ts",
  "./plugins/blog-index/index.ts",
  observabilityDocs,
  // Asked for each page of the build, so that a redirect is never ahead of its target.
  ["@docusaurus/plugin-client-redirects", { createRedirects: redirectSources }],
  "./plugins/lean-scripts/index.ts",
  "./plugins/dev-api/index.ts",
  ...integrationPlugins(process.env),
  "./plugins/search/index.ts",
  "./plugins/site-artifacts/index.ts",
];
