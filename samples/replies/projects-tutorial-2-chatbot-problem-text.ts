import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  introduction: [say("I cannot look up live weather, so I do not know.")],
  "chatbot-problem": [
    callTool("getWeather", { city: "Oslo" }),
    say("It is 4 °C in Oslo, and it is raining."),
    callTool("getWeather", { city: "Vienna" }),
    say("I have no reading for Vienna right now."),
  ],
});
