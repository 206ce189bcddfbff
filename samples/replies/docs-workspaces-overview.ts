import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  planner: [
    callTool("write_file", {
      file_path: "/monday.md",
      content: "# Monday\n- Call the printer\n- Send the invoice",
    }),
    say("Monday is planned."),
  ],
  policies: [callTool("delete_file", { file_path: "/contract.md" }), say("I left the contract.")],
});
