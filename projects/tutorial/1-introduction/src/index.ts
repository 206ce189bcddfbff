import { Agent, VoltAgent } from "@voltagent/core";
import { honoServer } from "@voltagent/server-hono";

const assistant = new Agent({
  name: "assistant",
  instructions: "Answer in one sentence.",
  model: "openai/gpt-4o-mini",
});

new VoltAgent({ agents: { assistant }, server: honoServer() });
