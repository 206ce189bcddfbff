import { defineReplies } from "../src/run/replies";
import { callTool, json, say } from "../src/scripted/model";

const harmless = {
  hate: 0,
  "hate/threatening": 0,
  harassment: 0,
  "harassment/threatening": 0,
  "self-harm": 0,
  "self-harm/intent": 0,
  "self-harm/instructions": 0,
  sexual: 0,
  "sexual/minors": 0,
  violence: 0,
  "violence/graphic": 0,
};

export default defineReplies({
  answers: [
    json({ choice: "A", reason: "The condition is missing." }, { to: "expert answer" }),
    json({ flagged: false, scores: harmless, reason: null }, { to: "safety classifier" }),
  ],
  retrieval: [
    json(
      { TP: ["Shoes can be returned for 30 days."], FP: [], FN: ["The receipt is needed."] },
      { to: "classify statements" },
    ),
    json({ statements: ["30 days", "with the receipt"] }, { to: "context supports" }),
    json({ verdict: 1, reasoning: "The first sentence says so." }, { to: "context supports" }),
    json({ verdict: 0, reasoning: "No receipt is named." }, { to: "context supports" }),
  ],
  "tool-calls": [callTool("findOrder", { number: 4411 }), say("Order 4411 has shipped.")],
});
