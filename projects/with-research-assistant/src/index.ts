import { VoltAgent } from "@voltagent/core";
import { createPinoLogger } from "@voltagent/logger";
import { honoServer } from "@voltagent/server-hono";
import { assistant, writer } from "./agents";
import { research } from "./workflow";

new VoltAgent({
  agents: { assistant, writer },
  workflows: { research },
  server: honoServer(),
  logger: createPinoLogger({ name: "research-assistant" }),
});
