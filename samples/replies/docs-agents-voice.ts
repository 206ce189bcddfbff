import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  "test-voice": [say("Your order left us this morning.")],
  sentences: [say("We open at 10. On Sundays we are closed.")],
});
