import { say } from "../../samples/src/scripted/model";
import { defineRecording } from "../lib/spec";

export default defineRecording({
  slug: "retrieval",
  title: "A retriever",
  program: "recordings/parts/retrieval.ts",
  replies: [say("Yes: we pay the postage when you send it back within 30 days.", { waitMs: 520 })],
  run: () => import("./retrieval"),
});
