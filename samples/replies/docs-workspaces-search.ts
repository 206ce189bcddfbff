import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  guides: [callTool("workspace_search", { query: "train ticket" }), say("The office pays it.")],
});
