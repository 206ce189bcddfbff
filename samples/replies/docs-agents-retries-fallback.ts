import { defineReplies } from "../src/run/replies";
import type { Reply } from "../src/scripted/model";
import { callTool, say } from "../src/scripted/model";

/** Throws what a provider's error carries: the status, and whether another try may help. */
function overloaded(): never {
  throw Object.assign(new Error("overloaded"), { statusCode: 503, isRetryable: true });
}

/** Returns a reply for any number of calls: the nth call gets the nth answer. */
function inTurn(...answers: readonly (() => Reply)[]): () => Reply {
  let calls = 0;
  return () => (answers[calls++] ?? overloaded)();
}

export default defineReplies({
  retries: [inTurn(overloaded, overloaded, () => say("A span is one timed step of a trace."))],
  deadline: [inTurn(overloaded)],
  // The second step fails once, so the first one is asked again.
  twice: [
    inTurn(
      () => callTool("pay", { invoice: 88 }),
      overloaded,
      () => callTool("pay", { invoice: 88 }),
      () => say("Invoice 88 is paid."),
    ),
  ],
});
