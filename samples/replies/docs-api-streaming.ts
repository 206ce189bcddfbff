import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  stream: [
    callTool("readClock", { city: "Oslo" }),
    say("It is 09:41."),
    callTool("readClock", { city: "Oslo" }),
    say("It is 09:41."),
  ],
  resumable: [say("The light went out.")],
});
