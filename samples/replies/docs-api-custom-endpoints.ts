import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  custom: [say("From May the library opens on Sundays.")],
  ask: [say("6 times 7 is 42.")],
  "full-app": [say("6 times 7 is 42.")],
});
