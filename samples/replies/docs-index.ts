import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  smallest: [say("Grace Hopper wrote the A-0 system, often called the first compiler, in 1952.")],
});
