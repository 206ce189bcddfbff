import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  departments: [say("billing"), say("delivery"), say("billing")],
  compare: [say("The capital is Oslo."), say("That is Nairobi."), say("Oslo"), say("Nairobi")],
});
