import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  waiter: [say("The fish soup."), say("Fiskesuppen.")],
  examples: [say("delivery")],
  fallback: [say("We open at nine.")],
});
