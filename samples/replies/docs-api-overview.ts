import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  server: [say("6 times 7 is 42.")],
});
