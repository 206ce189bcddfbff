import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  planner: [
    callTool("think", {
      title: "What decides",
      thought: "Arrival by 13:00 is the condition; the price comes second.",
      action: "Look up the trains.",
      confidence: 0.9,
    }),
    callTool("findTrains", { from: "Cologne", to: "Berlin" }),
    callTool("analyze", {
      title: "Compare arrivals",
      result: "12:47 and 13:10",
      analysis: "Only the first train arrives in time.",
      next_action: "final_answer",
      confidence: 1,
    }),
    say("Take the 08:02 from Cologne, which arrives at 12:47 for 59 euros."),
  ],
  audit: [
    callTool("think", {
      title: "Rule",
      thought: "Damage reported within 14 days is refunded.",
    }),
    say("We refund the cup."),
  ],
});
