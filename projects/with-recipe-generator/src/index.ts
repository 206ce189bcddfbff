import { VoltAgent } from "@voltagent/core";
import { createPinoLogger } from "@voltagent/logger";
import { honoServer } from "@voltagent/server-hono";
import { recipes } from "./agent";

new VoltAgent({
  agents: { recipes },
  server: honoServer(),
  logger: createPinoLogger({ name: "recipe-generator" }),
});
