import { defineReplies } from "../src/run/replies";
import { json, say } from "../src/scripted/model";

export default defineReplies({
  picture: [json({ colour: "red", shape: "square" })],
  chat: [say("It says that you open on Sundays.")],
});
