import { defineReplies } from "../src/run/replies";
import { json } from "../src/scripted/model";

export default defineReplies({
  panel: [
    json({ problems: ["The guarantee has no limit."] }, { to: "legal risks" }),
    json({ problems: ['"Everything" is vague.'] }, { to: "unclear sentences" }),
  ],
});
