import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  guardrails: [say("You pay with the card 4242 4242 4242 4242.")],
  stream: [say("It is well made and we guarantee ten years.")],
  parallel: [say("Your contract is valid.")],
});
