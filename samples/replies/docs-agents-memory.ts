import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  memory: [say("Have a good trip on Friday."), say("You go to Oslo on Friday.")],
  note: [
    callTool("update_working_memory", { content: { name: "Ada", seat: "window" } }),
    say("Noted, Ada: a window seat."),
  ],
});
