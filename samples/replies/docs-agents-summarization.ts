import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  summary: [
    say("A family trip, then."),
    say("Friday evening it is."),
    say("Two adults and two children, arriving on Friday.", { to: "summarization assistant" }),
    say("Four: two for adults, two for children."),
  ],
});
