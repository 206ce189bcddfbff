import { defineReplies } from "../src/run/replies";
import { answerRequests } from "../src/stand-ins/http";

process.env.VOLTAGENT_PUBLIC_KEY = "pk_key";
process.env.VOLTAGENT_SECRET_KEY = "sk_key";
answerRequests("https://api.voltagent.dev", ({ method, path }) => {
  if (method === "GET") return { body: [] };
  return { body: { id: path === "/evals/runs" ? "run-1" : "exp-1", name: "greeting" } };
});

export default defineReplies({ later: [] });
