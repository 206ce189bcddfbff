import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

const edit = callTool("edit_file", {
  file_path: "/prices.md",
  old_string: "Pen: 2 euros",
  new_string: "Pen: 3 euros",
});
const list = callTool("ls", { path: "/" });

export default defineReplies({
  editor: [
    callTool("read_file", { file_path: "/hours.md" }),
    callTool("edit_file", {
      file_path: "/hours.md",
      old_string: "Sunday: closed",
      new_string: "Sunday: 10 to 16, from May",
    }),
    say("The page says so now."),
  ],
  users: [
    callTool("write_file", { file_path: "/notes.md", content: "Call the printer." }),
    say("Noted."),
    list,
    say("You have one, /notes.md."),
    list,
    say("You have none."),
  ],
  careful: [edit, callTool("read_file", { file_path: "/prices.md" }), edit, say("Done.")],
});
