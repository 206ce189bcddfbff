import { defineRecording } from "../lib/spec";

export default defineRecording({
  slug: "workflow",
  title: "A workflow",
  program: "recordings/parts/workflow.ts",
  // The program asks no model.
  replies: [],
  run: () => import("./workflow"),
});
