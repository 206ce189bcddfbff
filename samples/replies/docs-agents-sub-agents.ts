import { defineReplies } from "../src/run/replies";
import { callTool, json, say } from "../src/scripted/model";

const delegate = (agent: string, task: string) =>
  callTool("delegate_task", { task, targetAgents: [agent] }, { to: "supervisor" });

export default defineReplies({
  newsroom: [
    delegate("researcher", "Facts about the old harbour bridge"),
    callTool("findFacts", { topic: "old harbour bridge" }, { to: "Answer with facts only" }),
    say("Opened in 1896. 33 lanterns. Closed on Mondays.", { to: "Answer with facts only" }),
    delegate("writer", "One sentence from: opened in 1896, 33 lanterns, closed on Mondays"),
    say("Opened in 1896, the old harbour bridge lights its 33 lanterns every night but Monday.", {
      to: "Write plainly",
    }),
    say("Opened in 1896, the old harbour bridge lights its 33 lanterns every night but Monday.", {
      to: "supervisor",
    }),
  ],
  forwarding: [
    delegate("translator", "Translate into Norwegian: good morning"),
    say("God morgen", { to: "translation only" }),
    say("Done.", { to: "supervisor" }),
  ],
  method: [
    delegate("rater", "The pens arrived late, but they write well."),
    json({ stars: 4 }, { to: "Rate the review." }),
    say("Thank you for the four stars.", { to: "supervisor" }),
  ],
  bail: [
    delegate("lawyer", "How long is the notice period?"),
    say("Three months to the end of a quarter.", { to: "Answer precisely" }),
  ],
  "as-tool": [
    callTool("askPoet", { prompt: "A line for Ada" }, { to: "Welcome guests" }),
    say("The engine weaves, and Ada names the thread.", { to: "Write one line." }),
    say("Welcome, Ada. The engine weaves, and Ada names the thread.", { to: "Welcome guests" }),
  ],
});
