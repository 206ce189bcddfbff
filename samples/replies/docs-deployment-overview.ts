import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  handler: [say("The museum is at the harbour.")],
});
