import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  "built-in": [say("Write to help@example.com, call +47 22 33 44 55, and name your number 88120.")],
  messages: [say("Yes, it was.")],
  stream: [say("Write to help@example.com. We answer today.")],
});
