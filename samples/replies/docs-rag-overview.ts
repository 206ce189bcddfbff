import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  always: [say("The battery is covered for one year. [battery]")],
  "on-demand": [
    say("Good morning. What can I do for you?"),
    callTool("search_handbook", { query: "express parcels arrival" }),
    say("Before noon on the next working day."),
  ],
});
