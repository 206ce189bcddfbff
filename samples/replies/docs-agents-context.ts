import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

const count = [callTool("countCall", {}), say("Counted.")];

export default defineReplies({
  tenant: [callTool("countSeats", {}), say("You have 25 seats.")],
  defaults: [...count, ...count, ...count],
});
