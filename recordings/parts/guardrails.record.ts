import { defineRecording } from "../lib/spec";

export default defineRecording({
  slug: "guardrails",
  title: "A guardrail",
  program: "recordings/parts/guardrails.ts",
  // The guardrail stops the run before any model is asked.
  replies: [],
  run: () => import("./guardrails"),
});
