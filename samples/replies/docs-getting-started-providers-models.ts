import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  "from-environment": [say("A fjord is a long, narrow inlet of the sea between steep slopes.")],
});
