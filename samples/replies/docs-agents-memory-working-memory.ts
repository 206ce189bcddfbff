import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

const note = (content: unknown, mode?: string) =>
  callTool("update_working_memory", { content, ...(mode ? { mode } : {}) });

export default defineReplies({
  profile: [
    note({ name: "Ada", diet: "vegetarian", allergies: ["nuts"] }),
    say("Welcome, Ada. I keep nuts away."),
    note({ allergies: ["sesame"] }),
    say("No sesame either."),
  ],
  task: [
    note("# Move\n- Date: 3 May\n- Van booked: no\n- Open: find a van", "replace"),
    say("You still need a van for 3 May."),
    note("# Move\n- Date: 3 May\n- Van booked: yes\n- Open: nothing", "replace"),
    say("All is set for 3 May."),
  ],
});
