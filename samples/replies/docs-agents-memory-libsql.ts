import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  diary: [say("Noted: two whales near Andenes.")],
  traces: [say("Hello to Oslo.")],
});
