import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  tickets: [
    say("Ticket 71 says that login fails after a password change."),
    say("Ticket 72 says that the login page shows an old logo."),
  ],
  outage: [
    say("The canteen is run by the facilities team."),
    say("The wiki cannot be reached right now."),
  ],
  "two-tools": [
    callTool("search_contracts", { query: "notice period" }),
    say("I found nothing about a notice period in the contracts."),
  ],
});
