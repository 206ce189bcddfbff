import { APICallError } from "ai";
import { defineReplies } from "../src/run/replies";
import { callTool, type Reply, say } from "../src/scripted/model";

/** Throws what a provider answers when the key is wrong. */
function withoutKey(): never {
  throw new APICallError({
    message: "Incorrect API key provided.",
    url: "https://api.openai.com/v1/responses",
    requestBodyValues: {},
    statusCode: 401,
    isRetryable: false,
  });
}

/** Returns a reply that calls `refund` with the amount asked for, and fails below 100. */
function refund({ lastUserText }: { lastUserText: string }): Reply {
  const euros = Number(/Refund (\d+)/.exec(lastUserText)?.[1]);
  return euros < 100 ? withoutKey() : callTool("refund", { euros });
}

export default defineReplies({
  explain: [refund],
  log: [callTool("stock", { article: "pen" }), say("I cannot see that now."), withoutKey],
  server: [callTool("report", {})],
});
