import { Agent, createTool } from "@voltagent/core";
import { z } from "zod";

const stock: Record<string, number> = { kettle: 12, mug: 0 };

const checkStock = createTool({
  name: "checkStock",
  description: "Count how many are in stock.",
  parameters: z.object({ item: z.string() }),
  execute: async ({ item }) => ({ left: stock[item] ?? 0 }),
});

const agent = new Agent({
  name: "shop",
  instructions: "Look the stock up before you answer.",
  model: "openai/gpt-4o-mini",
  tools: [checkStock],
});

const { text, steps } = await agent.generateText("Mugs left?");
const [call] = steps.flatMap(({ toolCalls }) => toolCalls);
console.log({ text, steps: steps.length, tool: call?.toolName });
