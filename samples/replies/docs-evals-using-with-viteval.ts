import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  experiment: [say("billing"), say("delivery")],
});
