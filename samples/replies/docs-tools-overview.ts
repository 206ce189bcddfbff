import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  shop: [
    callTool("getStock", { article: "pen" }),
    callTool("reserve", { article: "pen", count: 10 }),
    say("I reserved ten pens for you."),
  ],
  provider: [say("The ferry leaves at nine.")],
});
