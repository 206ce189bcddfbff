import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  auth: [callTool("myOrders", {}), say("You ordered number 4411.")],
  "own-memory": [say("6 times 7 is 42.")],
  "api-keys": [say("42, Ada.", { to: "to ada" })],
});
