import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

let calls = 0;

export default defineReplies({
  // The first model and its one retry fail; the third call is the second model's.
  fallback: [
    () => {
      calls += 1;
      if (calls <= 2) throw new Error("overloaded");
      return say("A span is one timed step of a trace.");
    },
  ],
  reasoning: [say("Run on Monday, Wednesday and Friday.")],
});
