import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  processor: [callTool("getRate", { currency: "NOK" }), say("100 NOK are 8.77 euros.")],
  keep: [say("Seven hills, and rain on each of them.")],
  own: [callTool("findOrder", { number: 4411 }), say("Order 4411 has shipped.")],
});
