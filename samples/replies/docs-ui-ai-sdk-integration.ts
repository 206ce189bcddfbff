import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  server: [callTool("findTrain", { to: "Bergen" }), say("At 09:14 from platform 7.")],
  dialogue: [
    callTool("getSeat", {}),
    callTool("bookTrain", { to: "Bergen", leaves: "09:14" }),
    say("Your window seat is booked."),
  ],
});
