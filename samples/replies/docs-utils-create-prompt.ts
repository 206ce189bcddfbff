import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  guide: [say("A very strong ship that went to both poles.")],
});
