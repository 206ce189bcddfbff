/** Records the home page's program: a supervisor that hands a refund and a parcel to two sub-agents at once. */
import { callTool, say } from "../../samples/src/scripted/model";
import { defineRecording } from "../lib/spec";

const input =
  "My kettle (order A-731) arrived broken, please refund it. And where is the mug of order A-745? " +
  "Reach me at mira@example.com.";

const refunds = "Find the order first";
const shipping = "Say where a parcel is";

export default defineRecording({
  slug: "support-desk",
  title: "A support desk with two sub-agents",
  program: "recordings/support-desk/agent.ts",
  input,
  replies: [
    callTool(
      "delegate_task",
      {
        task: "Refund order A-731, its kettle arrived broken. Find the parcel of order A-745.",
        targetAgents: ["refunds", "shipping"],
      },
      { waitMs: 820, to: "refunds" },
    ),
    callTool("findOrder", { id: "A-731" }, { waitMs: 460, to: refunds }),
    callTool("issueRefund", { id: "A-731", amount: 49 }, { waitMs: 510, to: refunds }),
    say("Order A-731 is refunded: 49 EUR, on the card in three days.", {
      waitMs: 440,
      to: refunds,
    }),
    callTool("trackParcel", { id: "A-745" }, { waitMs: 520, to: shipping }),
    say("The mug of order A-745 is with the courier and arrives on Thursday.", {
      waitMs: 480,
      to: shipping,
    }),
    say(
      "I refunded your kettle: 49 EUR will be on your card in three days. Your mug is with the " +
        "courier and arrives on Thursday.",
      { waitMs: 760 },
    ),
  ],
  async run() {
    const { support } = await import("./agent");
    await support.generateText(input, { memory: { userId: "mira", conversationId: "A-731" } });
  },
  // Memory is saved after every step of every agent. Shown: the supervisor's, and only its last save.
  hide(span, all) {
    const { attributes } = span;
    if (attributes["span.type"] !== "memory") return false;
    if (attributes["subagent.name"] !== undefined || span.name === "memory.steps.write")
      return true;
    return span.name === "memory.write" && span !== all.findLast(({ name }) => name === span.name);
  },
});
