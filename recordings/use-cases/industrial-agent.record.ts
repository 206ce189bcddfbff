/** Records the plant desk: two sub-agents at once, and the third only after their findings. */
import { callTool, say } from "../../samples/src/scripted/model";
import { hideSubAgentMemory } from "../lib/hide";
import { defineRecording } from "../lib/spec";

const input = "Pump P-7 has been loud since the night shift. Can it run until Friday's stop?";

const health = "Judge readings against limits";
const safety = "Name permits and lockouts";
const scheduler = "Fit the work into a stop";

export default defineRecording({
  slug: "industrial-agent",
  title: "A plant desk judges a loud pump",
  program: "recordings/use-cases/industrial-agent.ts",
  input,
  replies: [
    callTool(
      "delegate_task",
      {
        task: "Pump P-7 is loud. Is it inside its limits, and what applies to work on it?",
        targetAgents: ["health", "safety"],
      },
      { waitMs: 690, to: "scheduler" },
    ),
    callTool("iot", { machine: "P-7" }, { waitMs: 380, to: health }),
    say(
      "Vibration is 7.4 mm/s, above the limit of 7.1 and up from 3.1 a week ago. The bearing is at " +
        "81 °C, below 90. It should not wait until Friday.",
      { waitMs: 520, to: health },
    ),
    callTool("erp", { list: "permits" }, { waitMs: 410, to: safety }),
    say(
      "A hot-work permit is open beside P-7 until 18:00. Lock P-7 out before the guard comes off.",
      {
        waitMs: 450,
        to: safety,
      },
    ),
    callTool(
      "delegate_task",
      {
        task: "Change the drive-end bearing of P-7, after 18:00 and before Friday.",
        targetAgents: ["scheduler"],
      },
      { waitMs: 560, to: "health" },
    ),
    callTool("erp", { list: "stock" }, { waitMs: 360, to: scheduler }),
    callTool("erp", { list: "stops" }, { waitMs: 330, to: scheduler }),
    say("One bearing is in store B-12. The cooling water line stops today from 22:00 to 02:00.", {
      waitMs: 430,
      to: scheduler,
    }),
    say(
      "No. Vibration is 7.4 mm/s, above the limit of 7.1. Change the drive-end bearing in today's stop, " +
        "22:00 to 02:00: one is in store B-12, and the hot-work permit beside P-7 ends at 18:00. Lock " +
        "P-7 out first. The shift lead confirms the work order.",
      { waitMs: 850 },
    ),
  ],
  async run() {
    const { supervisor } = await import("./industrial-agent");
    await supervisor.generateText(input, { memory: { userId: "shift-b", conversationId: "P-7" } });
  },
  hide: hideSubAgentMemory,
});
