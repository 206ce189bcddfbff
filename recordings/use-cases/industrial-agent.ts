import { Agent, createTool, Memory } from "@voltagent/core";
import { LibSQLMemoryAdapter } from "@voltagent/libsql";
import { z } from "zod";
import { ledger, sensors } from "./plant-systems";

const iot = createTool({
  name: "iot",
  description: "Read a machine's sensors and limits.",
  parameters: z.object({ machine: z.string() }),
  execute: ({ machine }) => sensors.read(machine),
});
const erp = createTool({
  name: "erp",
  description: "Look up permits, stock or planned stops.",
  parameters: z.object({
    list: z.enum(["permits", "stock", "stops"]),
  }),
  execute: ({ list }) => ledger.find(list),
});

const model = "openai/gpt-4o-mini";
const health = new Agent({
  name: "health",
  model,
  instructions: "Judge readings against limits, in numbers.",
  tools: [iot],
});
const safety = new Agent({
  name: "safety",
  model,
  instructions: "Name permits and lockouts that apply.",
  tools: [iot, erp],
});
const scheduler = new Agent({
  name: "scheduler",
  model,
  instructions: "Fit the work into a stop. Check the parts.",
  tools: [erp],
});

export const supervisor = new Agent({
  name: "plant-desk",
  model: "openai/gpt-4o",
  instructions: "Ask health and safety before scheduling.",
  subAgents: [health, safety, scheduler],
  memory: new Memory({ storage: new LibSQLMemoryAdapter() }),
});
