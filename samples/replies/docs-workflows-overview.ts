import { defineReplies } from "../src/run/replies";
import { json } from "../src/scripted/model";

export default defineReplies({
  triage: [json({ topic: "billing", urgent: true })],
});
