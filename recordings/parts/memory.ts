import { Agent, Memory } from "@voltagent/core";
import { LibSQLMemoryAdapter } from "@voltagent/libsql";

const memory = new Memory({
  storage: new LibSQLMemoryAdapter({ url: "file:./tea.db" }),
});

const agent = new Agent({
  name: "tea-shop",
  instructions: "Help customers choose a tea.",
  model: "openai/gpt-4o-mini",
  memory,
});

const scope = { userId: "mira", conversationId: "first-order" };
await agent.generateText("I like oolong.", { memory: scope });
const { text } = await agent.generateText("What do I like?", {
  memory: scope,
});

const messages = await memory.getMessages("mira", "first-order");
console.log({ text, messages: messages.length });
