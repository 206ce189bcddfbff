import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

export default defineReplies({
  tools: [callTool("findOrder", { number: 4411 }), say("Order 4411 has shipped with DHL.")],
  "my-orders": [callTool("myOrders", {}), say("You have the orders 4412 and 4413.")],
  progress: [callTool("importFile", { file: "may.csv" }), say("I imported 120 rows.")],
  approval: [
    callTool("refund", { order: 4411, amount: 250 }),
    say("I refunded 250 euros for order 4411."),
  ],
  "approval-memory": [
    callTool("refund", { order: 4411, amount: 250 }),
    say("I refunded 250 euros for order 4411."),
    say("That was order 4411."),
  ],
  "client-tool": [callTool("getPosition", { precise: true })],
  failures: [
    callTool("getStock", { article: "pen" }),
    say("I cannot see the stock right now. Please ask again later."),
    callTool("deleteArticle", { article: "pen" }),
  ],
  routing: [
    callTool("searchTools", { query: "weather forecast for a city" }),
    callTool("callTool", { name: "getWeather", args: { city: "Oslo" } }),
    say("It is 4 °C in Oslo."),
  ],
  search: [say("Which order?")],
});
