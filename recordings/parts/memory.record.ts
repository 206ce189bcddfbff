import { say } from "../../samples/src/scripted/model";
import { hideStepWrites } from "../lib/hide";
import { defineRecording } from "../lib/spec";

export default defineRecording({
  slug: "memory",
  title: "Memory",
  program: "recordings/parts/memory.ts",
  replies: [
    say("Noted: you like oolong.", { waitMs: 420 }),
    say("You told me that you like oolong.", { waitMs: 450 }),
  ],
  run: () => import("./memory"),
  hide: hideStepWrites,
});
