import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  always: [
    say("Batteries are covered for one year. [warranty]"),
    say("The handbook does not say."),
  ],
  "on-demand": [
    say("Good morning. What can I look up for you?"),
    callTool("search_handbook", { query: "How fast is express?" }),
    say("Express parcels arrive the next day. [shipping]"),
  ],
  vectors: [],
});
