import { VoltAgent } from "@voltagent/core";
import { honoServer } from "@voltagent/server-hono";
import { returns } from "./agent";

new VoltAgent({
  workflows: { returns },
  server: honoServer(),
});
