import { say } from "../../samples/src/scripted/model";
import { defineRecording } from "../lib/spec";

export default defineRecording({
  slug: "agent",
  title: "An agent",
  program: "recordings/parts/agent.ts",
  replies: [
    say(
      "New: export a trace as JSON.\nFixed: the cursor stays in place when the window is resized.",
      { waitMs: 640 },
    ),
  ],
  run: () => import("./agent"),
});
