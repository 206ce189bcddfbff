import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  "quick-start": [
    callTool("daysBetween", { from: "2026-03-01", to: "2026-12-24" }),
    say("There are 298 days from 1 March to 24 December 2026."),
  ],
});
