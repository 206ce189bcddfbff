import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  task: [
    callTool(
      "delegate_task",
      { task: "What was booked in May 2025?", targetAgents: ["bookkeeper"] },
      { to: "supervisor" },
    ),
    callTool("readLedger", { month: "2025-05" }, { to: "Answer from the ledger" }),
    say("The ledger of 2025-05 is not closed yet.", { to: "Answer from the ledger" }),
    say("May 2025 cannot be reported: its ledger is not closed yet.", { to: "supervisor" }),
  ],
});
