import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

const salary = callTool("readSalary", { employee: "Ada" });

export default defineReplies({
  audit: [callTool("sendMail", { to: "ada", subject: "Your parcel is here" }), say("I told Ada.")],
  redact: [say("Please try another card.")],
  rules: [
    salary,
    say("Ada earns 61,000 a year."),
    salary,
    say("I am not allowed to read salaries for you."),
  ],
});
