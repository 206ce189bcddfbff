import { Agent, createTool, Memory } from "@voltagent/core";
import { LibSQLMemoryAdapter } from "@voltagent/libsql";
import { z } from "zod";
import { maskContacts, orders, shipping } from "./shop";

const findOrder = createTool({
  name: "findOrder",
  description: "Look up an order by its id.",
  parameters: z.object({ id: z.string() }),
  execute: ({ id }) => orders.find(id),
});
const issueRefund = createTool({
  name: "issueRefund",
  description: "Pay an order back to the customer.",
  parameters: z.object({ id: z.string(), amount: z.number() }),
  execute: ({ id, amount }) => orders.refund(id, amount),
});

const refunds = new Agent({
  name: "refunds",
  model: "openai/gpt-4o-mini",
  instructions: "Find the order first, then refund it in full.",
  tools: [findOrder, issueRefund],
});
export const support = new Agent({
  name: "support",
  model: "openai/gpt-4o",
  instructions: "Answer customers. Delegate what you cannot do.",
  subAgents: [refunds, shipping],
  memory: new Memory({ storage: new LibSQLMemoryAdapter() }),
  inputGuardrails: [maskContacts],
});
