import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  "chatbot-problem": [
    say("Enjoy your week in Oslo."),
    say("Tell me the city, and I look the weather up."),
    say("Enjoy your week in Oslo."),
    callTool("getWeather", { city: "Oslo" }),
    say("Yes, it is raining in Oslo."),
  ],
  memory: [
    say("Enjoy your week in Lisbon."),
    callTool("getWeather", { city: "Lisbon" }),
    say("No, the sky over Lisbon is clear."),
  ],
});
