import { defineReplies } from "../src/run/replies";
import { callTool, json, say } from "../src/scripted/model";

export default defineReplies({
  agents: [
    callTool("findOrder", { number: 4411 }),
    say("Order 4411 has shipped."),
    say("I cannot see the carrier."),
    json({ article: "pen", quantity: 3, city: "Oslo" }),
  ],
});
