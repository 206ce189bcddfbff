import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  instance: [say("Rain makes the roofs shine.")],
});
