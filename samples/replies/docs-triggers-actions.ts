import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";
import { answerRequests } from "../src/stand-ins/http";
import { takeTraces } from "../src/stand-ins/traces";

process.env.VOLTAGENT_PUBLIC_KEY = "pk_key";
process.env.VOLTAGENT_SECRET_KEY = "sk_key";
takeTraces();
answerRequests("https://api.voltagent.dev", ({ method, path, headers, body }) => {
  if (`${method} ${path}` !== "POST /actions/project/run") return { body: {} };
  if (!headers.get("x-secret-key")) return { status: 401, body: { message: "Invalid keys" } };
  const { actionId, payload } = body as { actionId: string; payload: { input: object } };
  return {
    body: {
      data: {
        actionId,
        provider: "slack",
        requestPayload: payload.input,
        responsePayload: { ok: true, ts: "1764547200.000100" },
      },
    },
  };
});

export default defineReplies({
  notify: [],
  tool: [
    callTool("tellTeam", { text: "The shop is down, says a customer." }),
    say("I have told the team."),
  ],
});
