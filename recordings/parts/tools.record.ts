import { callTool, say } from "../../samples/src/scripted/model";
import { defineRecording } from "../lib/spec";

export default defineRecording({
  slug: "tools",
  title: "A tool",
  program: "recordings/parts/tools.ts",
  replies: [
    callTool("checkStock", { item: "mug" }, { waitMs: 480 }),
    say("No mugs are left.", { waitMs: 390 }),
  ],
  run: () => import("./tools"),
});
