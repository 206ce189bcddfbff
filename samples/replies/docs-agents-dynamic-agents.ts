import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  librarian: [
    callTool("search", { query: "days of holiday" }),
    say("There are 25 days of holiday."),
    callTool("editPage", { page: "holiday", text: "Holiday rules" }),
    say("I corrected the title."),
  ],
  concierge: [say("Vi åpner klokken ni.", { to: "Answer in Norwegian" })],
  tenants: [say("Hello, this is Acme."), say("Yes, what can I do for you?")],
});
