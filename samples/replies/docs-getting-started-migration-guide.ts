import { defineReplies } from "../src/run/replies";
import { callTool, json } from "../src/scripted/model";

export default defineReplies({
  two: [callTool("readScale", {}), json({ grams: 1250, euros: 6.5 })],
  stream: [json({ name: "Porridge", minutes: 10 })],
});
