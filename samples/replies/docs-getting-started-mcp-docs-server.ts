import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  "docs-agent": [
    callTool("docs_search_voltagent_examples", { query: "slack" }),
    say("Yes: with-slack."),
  ],
});
