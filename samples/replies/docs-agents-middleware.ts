import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  middleware: [say("Yes, from 10 to 16."), say("Yes, from 10 to 16. Source: notice of 24 April.")],
  "give-up": [say("The library now opens on Sundays"), say("Library open Sundays from May on")],
});
