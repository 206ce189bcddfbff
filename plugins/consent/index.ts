import type { LoadContext, Plugin } from "@docusaurus/types";
import type { ConsentData } from "../../src/config/integrations";

/** Adds the consent bar and its memory. Nothing in development: there is nothing to measure there. */
export default function consentPlugin(_: LoadContext, { tools }: ConsentData): Plugin | null {
  if (process.env.NODE_ENV !== "production") {
    return null;
  }
  return {
    name: "consent",
    contentLoaded: ({ actions }) => actions.setGlobalData({ tools } satisfies ConsentData),
    getClientModules: () => ["./client.tsx"],
  };
}
