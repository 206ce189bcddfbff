import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  essay: [say("The sea keeps time.")],
});
