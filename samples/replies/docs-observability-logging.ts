import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  logging: [callTool("findOrder", { number: 4411 }), say("Order 4411 is three days late.")],
  recorded: [callTool("signIn", { code: "1234" }), say("You are signed in.")],
  own: [say("Hello.")],
});
