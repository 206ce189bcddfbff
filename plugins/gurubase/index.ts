import type { LoadContext, Plugin } from "@docusaurus/types";

/** The value of `GURUBASE_ID`. */
export interface GurubaseOptions {
  readonly key: string;
}

/** Adds the client module that waits for consent. Nothing in development. */
export default function gurubasePlugin(_: LoadContext, { key }: GurubaseOptions): Plugin | null {
  if (process.env.NODE_ENV !== "production") {
    return null;
  }
  return {
    name: "gurubase",
    contentLoaded: ({ actions }) => actions.setGlobalData({ key } satisfies GurubaseOptions),
    getClientModules: () => ["./client.ts"],
  };
}
