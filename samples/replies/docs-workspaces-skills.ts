import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  desk: [
    callTool("workspace_read_skill", { skill_id: "Refund" }),
    callTool("workspace_read_skill_reference", {
      skill_id: "Refund",
      reference: "references/limits.md",
    }),
    say("You get the 30 euros back."),
  ],
});
