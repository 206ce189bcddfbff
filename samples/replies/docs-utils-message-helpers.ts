import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  dates: [say("Breakfast.")],
});
