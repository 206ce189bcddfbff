import { defineReplies } from "../src/run/replies";
import { json } from "../src/scripted/model";

export default defineReplies({
  "rules-and-judge": [json({ choice: "C", reason: "Both name Henrik Ibsen." })],
});
