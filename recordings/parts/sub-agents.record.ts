import { callTool, say } from "../../samples/src/scripted/model";
import { defineRecording } from "../lib/spec";

export default defineRecording({
  slug: "sub-agents",
  title: "A supervisor and two sub-agents",
  program: "recordings/parts/sub-agents.ts",
  replies: [
    callTool(
      "delegate_task",
      { task: "Announce dark mode in one sentence.", targetAgents: ["writer"] },
      { waitMs: 560 },
    ),
    say("Your eyes asked for it: dark mode is here.", { waitMs: 430 }),
    callTool(
      "delegate_task",
      {
        task: "Translate: Your eyes asked for it: dark mode is here.",
        targetAgents: ["translator"],
      },
      { waitMs: 510 },
    ),
    say("Deine Augen haben darum gebeten: Der Dunkelmodus ist da.", { waitMs: 470 }),
    say("Deine Augen haben darum gebeten: Der Dunkelmodus ist da.", { waitMs: 440 }),
  ],
  run: () => import("./sub-agents"),
});
