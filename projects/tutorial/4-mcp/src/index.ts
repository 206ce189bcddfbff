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

const assistant = new Agent({
  name: "assistant",
  instructions:
    "Answer in one sentence. Look the weather up. Keep notes in files.",
  model: "openai/gpt-4o-mini",
  tools: [getWeather, ...(await mcp.getTools())],
  memory,
});

new VoltAgent({ agents: { assistant }, server: honoServer() });

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await mcp.disconnect();
    process.exit();
  });
}
