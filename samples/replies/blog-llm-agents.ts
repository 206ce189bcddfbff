import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

const stockOf = (depot: string) => ({ name: "checkStock", input: { depot, article: "helmet" } });

export default defineReplies({
  depots: [
    callTool("listDepots", { city: "Oslo" }),
    { tools: [stockOf("Alna"), stockOf("Skøyen")] },
    say("Skøyen can send all 12: it has 40 helmets."),
  ],
  limit: [
    callTool("readPage", { page: 1 }),
    callTool("readPage", { page: 2 }),
    callTool("readPage", { page: 3 }),
  ],
});
