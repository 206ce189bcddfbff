import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";
import { standInForChroma } from "../src/stand-ins/chroma";

standInForChroma();

export default defineReplies({
  chroma: [
    say("Make pumpkin soup with ginger and coconut milk."),
    callTool("search_recipes", { query: "pumpkin ginger" }),
    say("Pumpkin soup with ginger fits."),
  ],
});
