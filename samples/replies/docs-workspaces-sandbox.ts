import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  coder: [
    callTool("write_file", {
      file_path: "/days.mjs",
      content: 'console.log((new Date("2026-07-01") - new Date("2026-03-03")) / 86_400_000);',
    }),
    callTool("execute_command", { command: "node", args: ["days.mjs"] }),
    say("120 days."),
  ],
  approve: [callTool("execute_command", { command: "rm", args: ["-r", "/var/log/shop"] })],
  output: [callTool("execute_command", { command: "seq", args: ["1000"] }), say("Counted.")],
});
