import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  route: [callTool("findRoom", { people: 4 }), say("Fjord is free, with six seats.")],
});
