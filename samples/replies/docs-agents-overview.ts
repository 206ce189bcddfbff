import { defineReplies } from "../src/run/replies";
import { callTool, json, say } from "../src/scripted/model";

const clock = [callTool("readClock", { city: "Oslo" }), say("It is 09:41 in Oslo.")];

export default defineReplies({
  agent: clock,
  input: [say("Half of 42 is 21.")],
  stream: clock,
  structured: [json({ city: "Oslo", nights: 3, breakfast: true })],
  remember: [say("6 times 7 is 42."), say("Half of 42 is 21.")],
  middleware: [
    say("From May on, the library opens its doors on Sundays"),
    say("Library opens on Sundays"),
  ],
});
