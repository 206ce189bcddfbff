import type { LoadContext, Plugin } from "@docusaurus/types";

/** The value of `CLARITY_ID`. */
export interface ClarityOptions {
  readonly key: string;
}

/** Adds the client module that waits for consent. Nothing in development. */
export default function clarityPlugin(_: LoadContext, { key }: ClarityOptions): Plugin | null {
  if (process.env.NODE_ENV !== "production") {
    return null;
  }
  return {
    name: "clarity",
    contentLoaded: ({ actions }) => actions.setGlobalData({ key } satisfies ClarityOptions),
    getClientModules: () => ["./client.ts"],
  };
}
