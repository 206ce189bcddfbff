import { defineReplies } from "../src/run/replies";
import { json } from "../src/scripted/model";

export default defineReplies({
  polite: [json({ level: "curt", quote: "Read the mail we sent you." })],
});
