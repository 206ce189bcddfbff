/** Records the observability pages' run: every kind of span, two sub-agents at once, and a tool that fails. */
import { callTool, say } from "../../samples/src/scripted/model";
import { hideSubAgentMemory } from "../lib/hide";
import { defineRecording } from "../lib/spec";

const input =
  "My kettle (order A-731) arrived broken, I want my money back. And where is the mug of order A-745? " +
  "Reach me at mira@example.com.";

const refunds = "Find the order first";
const shipping = "Say where a parcel is";

export default defineRecording({
  slug: "returns-desk",
  title: "A returns desk whose first payment fails",
  program: "recordings/returns-desk/agent.ts",
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
    callTool("issueRefund", { id: "A-731", amount: 49 }, { waitMs: 430, to: refunds }),
    say("Order A-731 is refunded: 49 EUR, on the card in three days. The first payment failed.", {
      waitMs: 440,
      to: refunds,
    }),
    callTool("trackParcel", { id: "A-745" }, { waitMs: 520, to: shipping }),
    say("The mug of order A-745 is with the courier and arrives on Thursday.", {
      waitMs: 480,
      to: shipping,
    }),
    say(
      "I refunded your kettle: 49 EUR will be on your card in three days. You need not send it back. " +
        "Your mug is with the courier and arrives on Thursday.",
      { waitMs: 760 },
    ),
  ],
  async run() {
    const { returns } = await import("./agent");
    await returns.run({ customer: "mira", message: input });
  },
  full: true,
  hide: hideSubAgentMemory,
});
