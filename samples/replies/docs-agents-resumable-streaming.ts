import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  server: [say("May was dry.")],
  reader: [say("May was dry.")],
});
