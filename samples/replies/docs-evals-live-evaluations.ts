import { defineReplies } from "../src/run/replies";
import { json, say } from "../src/scripted/model";

export default defineReplies({
  live: [say("We open at nine.")],
  sampled: [
    say("We open at nine.", { to: "shop" }),
    json({ question: "When do you open on Monday?", noncommittal: 0 }, { to: "relevancy" }),
  ],
  redacted: [say("We write to ada@example.com from now on.")],
});
