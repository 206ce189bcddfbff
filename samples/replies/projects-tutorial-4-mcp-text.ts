import { standInForFileServer } from "../src/mcp/file-server";
import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

standInForFileServer("notes");

export default defineReplies({
  mcp: [
    callTool("getWeather", { city: "Lisbon" }),
    callTool("files_write_file", { path: "lisbon.txt", content: "Lisbon: 19 °C, clear" }),
    say("It is 19 °C and clear in Lisbon, and lisbon.txt says so."),
    callTool("files_read_text_file", { path: "lisbon.txt" }),
    say("Your note says 19 °C and clear."),
  ],
});
