import { defineReplies } from "../src/run/replies";
import { json } from "../src/scripted/model";

export default defineReplies({
  slogan: [
    json({ slogan: "Lamps for you", score: 5 }),
    json({ slogan: "Light that stays.", score: 9 }),
  ],
});
