import { defineReplies } from "../src/run/replies";
import { json } from "../src/scripted/model";

export default defineReplies({
  answer: [json({ question: "do you sell lamps", text: "Yes, we sell lamps of every size." })],
});
