import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  "per-user": [
    callTool("shop_refund", { order: 4411 }),
    say("I cannot refund this order. Please ask a manager."),
  ],
});
