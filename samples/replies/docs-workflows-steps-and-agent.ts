import { defineReplies } from "../src/run/replies";
import { callTool, json } from "../src/scripted/model";

export default defineReplies({
  mail: [json({ order: 4411, wish: "refund" })],
  review: [json({ insults: 0 })],
  courier: [callTool("getWeight", { parcel: 12 }), json({ result: "van" })],
  usage: [json({ name: "Ruby" })],
});
