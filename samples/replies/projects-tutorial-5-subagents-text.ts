import { standInForFileServer } from "../src/mcp/file-server";
import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

standInForFileServer("notes");

export default defineReplies({
  subagents: [
    callTool("delegate_task", {
      task: "Write a postcard from Lisbon. Mention the weather.",
      targetAgents: ["writer"],
    }),
    callTool("getWeather", { city: "Lisbon" }),
    say("It is 19 °C here, and not a cloud. I sit by the river and think of you."),
    callTool("delegate_task", {
      task: "Translate into Norwegian: It is 19 °C here, and not a cloud. I sit by the river and think of you.",
      targetAgents: ["translator"],
    }),
    say("Her er det 19 °C og ikke en sky. Jeg sitter ved elven og tenker på deg."),
    callTool("files_write_file", {
      path: "postcard.txt",
      content: "Her er det 19 °C og ikke en sky. Jeg sitter ved elven og tenker på deg.",
    }),
    say("The postcard is in postcard.txt."),
  ],
});
