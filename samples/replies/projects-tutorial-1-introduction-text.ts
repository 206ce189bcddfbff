import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  introduction: [
    say("An agent is a program that lets a language model decide which step comes next."),
  ],
});
