/**
 * What the recorded program imports: the shop's services, its handbook and its guardrail. The waits
 * stand for a database and a card processor; the processor loses the first payment it is sent.
 */
import { setTimeout as wait } from "node:timers/promises";
import { BaseRetriever, createPIIInputGuardrail } from "@voltagent/core";

let payments = 0;

export const orders = {
  /** Returns what the shop knows about an order. */
  async find(id: string) {
    await wait(140);
    const item = id === "A-731" ? "Kettle" : "Mug";
    return { id, item, total: item === "Kettle" ? 49 : 12, currency: "EUR", status: "delivered" };
  },
  /** Returns where the parcel of an order is. */
  async track(id: string) {
    await wait(230);
    return { id, carrier: "Postal", status: "out for delivery", expected: "Thursday" };
  },
  /** Pays an amount back and returns its receipt. Throws when the card processor does not answer. */
  async refund(id: string, amount: number) {
    payments += 1;
    await wait(payments === 1 ? 900 : 280);
    if (payments === 1) {
      throw new Error("The card processor did not answer within 900 ms.");
    }
    return { refundId: `rf-${id}`, amount, arrivesInDays: 3 };
  },
};

const pages = {
  broken: "Goods that arrive broken are paid back in full. Nothing has to be sent back.",
  late: "A parcel that is more than five days late is sent again.",
};

/** Finds the pages of the shop's handbook whose subject the question names. */
export class Handbook extends BaseRetriever {
  async retrieve(input: unknown) {
    const question = JSON.stringify(input).toLowerCase();
    await wait(90);
    return Object.entries(pages)
      .filter(([subject]) => question.includes(subject))
      .map(([subject, text]) => `${subject}: ${text}`)
      .join("\n");
  }
}

/** Takes email addresses and phone numbers out of what a customer writes before any model sees it. */
export const maskContacts = createPIIInputGuardrail({
  id: "mask-contacts",
  name: "maskContacts",
  message: "An email address or phone number was removed.",
});
