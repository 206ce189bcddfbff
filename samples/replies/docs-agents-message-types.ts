import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  shapes: [callTool("getWeather", { city: "Oslo" }), say("It is 4 °C.")],
  inputs: [say("Nairobi"), say("Nairobi"), say("Oslo")],
});
