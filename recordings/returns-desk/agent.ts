import { Agent, createTool, createWorkflowChain, Memory } from "@voltagent/core";
import { LibSQLMemoryAdapter } from "@voltagent/libsql";
import { z } from "zod";
import { Handbook, maskContacts, orders } from "./shop";

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
const trackParcel = createTool({
  name: "trackParcel",
  description: "Find out where the parcel of an order is.",
  parameters: z.object({ id: z.string() }),
  execute: ({ id }) => orders.track(id),
});

const refunds = new Agent({
  name: "refunds",
  model: "openai/gpt-4o-mini",
  instructions: "Find the order first, then refund it in full. Try a failed payment once more.",
  tools: [findOrder, issueRefund],
});
const shipping = new Agent({
  name: "shipping",
  model: "openai/gpt-4o-mini",
  instructions: "Say where a parcel is and when it arrives.",
  tools: [trackParcel],
});
const support = new Agent({
  name: "support",
  model: "openai/gpt-4o",
  instructions: "Answer customers by the handbook. Delegate what you cannot do.",
  subAgents: [refunds, shipping],
  retriever: new Handbook(),
  memory: new Memory({ storage: new LibSQLMemoryAdapter() }),
  inputGuardrails: [maskContacts],
});

export const returns = createWorkflowChain({
  id: "returns",
  name: "returns",
  input: z.object({ customer: z.string(), message: z.string() }),
  result: z.object({ answer: z.string(), orders: z.array(z.string()) }),
})
  .andThen({
    id: "readOrders",
    execute: async ({ data }) => ({ ...data, orders: data.message.match(/A-\d+/g) ?? [] }),
  })
  .andThen({
    id: "answer",
    execute: async ({ data }) => {
      const { text } = await support.generateText(data.message, {
        memory: { userId: data.customer, conversationId: "ticket-2209" },
      });
      return { answer: text, orders: [...data.orders] };
    },
  })
  .toWorkflow();
