import { defineReplies } from "../src/run/replies";
import { callTool } from "../src/scripted/model";

export default defineReplies({
  deadline: [callTool("renderReport", { year: 2025 })],
  "stop-button": [callTool("searchArchive", { query: "bridge" })],
  budget: [callTool("buyAd", { euros: 300 })],
});
