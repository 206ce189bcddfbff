import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  desk: [
    callTool("listLoans", {}),
    say("Middlemarch and Emma are due on 24 April."),
    {
      tools: [
        { name: "renewLoan", input: { title: "Middlemarch" } },
        { name: "renewLoan", input: { title: "Emma" } },
      ],
    },
    say("Emma is renewed until 8 May. Middlemarch has to come back: someone is waiting for it."),
  ],
});
