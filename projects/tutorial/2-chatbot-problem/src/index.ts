import { Agent, createTool, VoltAgent } from "@voltagent/core";
import { honoServer } from "@voltagent/server-hono";
import { z } from "zod";

const readings = new Map([
  ["oslo", { celsius: 4, sky: "rain" }],
  ["lisbon", { celsius: 19, sky: "clear" }],
]);

const getWeather = createTool({
  name: "getWeather",
  description: "Get the weather in a city as it is now.",
  parameters: z.object({
    city: z.string().describe("The city's English name, e.g. Oslo"),
  }),
  execute: async ({ city }) =>
    readings.get(city.toLowerCase()) ?? {
      error: `No reading for ${city}.`,
    },
});

const assistant = new Agent({
  name: "assistant",
  instructions: "Answer in one sentence. Look the weather up.",
  model: "openai/gpt-4o-mini",
  tools: [getWeather],
});

new VoltAgent({ agents: { assistant }, server: honoServer() });
