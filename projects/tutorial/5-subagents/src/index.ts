import {
  Agent,
  createTool,
  MCPConfiguration,
  Memory,
  VoltAgent,
} from "@voltagent/core";
import { LibSQLMemoryAdapter } from "@voltagent/libsql";
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

const memory = new Memory({
  storage: new LibSQLMemoryAdapter({ url: "file:./.voltagent/memory.db" }),
});

const mcp = new MCPConfiguration({
  servers: {
    files: {
      type: "stdio",
      command: "npx",
      args: ["-y", "@modelcontextprotocol/server-filesystem", "notes"],
    },
  },
});

const writer = new Agent({
  name: "writer",
  purpose: "Writes a short text about a city. Give it the city.",
  instructions: "Write two sentences. Look the weather up.",
  model: "openai/gpt-4o-mini",
  tools: [getWeather],
  memory: false,
});

const translator = new Agent({
  name: "translator",
  purpose: "Translates a text. Give it the text and the language.",
  instructions: "Answer with the translation only.",
  model: "openai/gpt-4o-mini",
  memory: false,
});

const assistant = new Agent({
  name: "assistant",
  instructions: "Have texts written, then translated. Keep notes in files.",
  model: "openai/gpt-4o",
  subAgents: [writer, translator],
  tools: await mcp.getTools(),
  memory,
});

new VoltAgent({ agents: { assistant }, server: honoServer() });

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await mcp.disconnect();
    process.exit();
  });
}
