import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  recall: [
    say("Noted."),
    say("Then we are back by nine."),
    say("Seven it is."),
    say("It is KX-204."),
  ],
});
