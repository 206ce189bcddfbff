import type { LoadContext, Plugin } from "@docusaurus/types";

/** The value of `AHREFS_KEY`. */
export interface AhrefsOptions {
  readonly key: string;
}

/** Adds the client module that waits for consent. Nothing in development. */
export default function ahrefsPlugin(_: LoadContext, { key }: AhrefsOptions): Plugin | null {
  if (process.env.NODE_ENV !== "production") {
    return null;
  }
  return {
    name: "ahrefs",
    contentLoaded: ({ actions }) => actions.setGlobalData({ key } satisfies AhrefsOptions),
    getClientModules: () => ["./client.ts"],
  };
}
