import type { Collection } from "./collection";
import { customers } from "./customers";
import { examples } from "./examples";
import { mcpServers } from "./mcp";
import { tutorial } from "./tutorial";
import { useCases } from "./use-cases";

/** Every collection of the site. */
export const collections: readonly Collection[] = [
  useCases,
  customers,
  mcpServers,
  examples,
  tutorial,
];
