import pluginGoogleGtag, { type PluginOptions } from "@docusaurus/plugin-google-gtag";
import type { LoadContext, Plugin } from "@docusaurus/types";

export { validateOptions } from "@docusaurus/plugin-google-gtag";

/**
 * Wraps the official plugin, which would write its script and a preconnect into every page's head.
 * Its options, its data and its route updates stay; the head stays empty.
 */
export default function gtagPlugin(context: LoadContext, options: PluginOptions): Plugin | null {
  const official = pluginGoogleGtag(context, options);
  return (
    official && {
      name: official.name,
      contentLoaded: official.contentLoaded,
      getClientModules: () => ["./client.ts"],
    }
  );
}
