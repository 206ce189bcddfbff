import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  provider: [say("6 times 7 is 42.")],
  mount: [say("6 times 7 is 42.")],
});
