import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  console: [callTool("findOrder", { number: 4411 }), say("Order 4411 has shipped.")],
});
