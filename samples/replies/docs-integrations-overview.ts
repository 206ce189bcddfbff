import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  plain: [say("There are two mistakes.")],
  pipe: [say("It rains on the roofs of Bergen.")],
});
