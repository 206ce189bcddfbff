import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  bindings: [callTool("getPrice", { museum: "fram" }), say("A ticket is 12 EUR.")],
});
