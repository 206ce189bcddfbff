/**
 * What the shown program imports: the shop's order service, its second sub-agent and its guardrail.
 * The waits stand for the shop's database and its card processor.
 */
import { setTimeout as wait } from "node:timers/promises";
import { Agent, createPIIInputGuardrail, createTool } from "@voltagent/core";
import { z } from "zod";

export const orders = {
  /** Returns what the shop knows about an order. */
  async find(id: string) {
    await wait(180);
    return { id, item: "Kettle", total: 49, currency: "EUR", status: "delivered" };
  },
  /** Pays an amount back and returns its receipt. */
  async refund(id: string, amount: number) {
    await wait(320);
    return { refundId: `rf-${id}`, amount, arrivesInDays: 3 };
  },
};

const trackParcel = createTool({
  name: "trackParcel",
  description: "Find out where the parcel of an order is.",
  parameters: z.object({ id: z.string() }),
  execute: async ({ id }) => {
    await wait(240);
    return { id, carrier: "Postal", status: "out for delivery", expected: "Thursday" };
  },
});

export const shipping = new Agent({
  name: "shipping",
  model: "openai/gpt-4o-mini",
  instructions: "Say where a parcel is and when it arrives.",
  tools: [trackParcel],
});

/** Takes email addresses and phone numbers out of what a customer writes before any model sees it. */
export const maskContacts = createPIIInputGuardrail({
  id: "mask-contacts",
  name: "maskContacts",
  message: "An email address or phone number was removed.",
});
