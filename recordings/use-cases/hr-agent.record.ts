/** Records the HR desk: one question that two of the three sub-agents answer at the same time. */
import { callTool, say } from "../../samples/src/scripted/model";
import { hideSubAgentMemory } from "../lib/hide";
import { defineRecording } from "../lib/spec";

const input =
  "I am back from parental leave on 3 March (E-204). How many vacation days do I have left, " +
  "can I start with four days a week, and where is my laptop?";

const onboarding = "Say what a start still needs";
const benefits = "Answer on leave and pay";

export default defineRecording({
  slug: "hr-agent",
  title: "An HR desk answers a returning employee",
  program: "recordings/use-cases/hr-agent.ts",
  input,
  replies: [
    callTool(
      "delegate_task",
      {
        task:
          "Employee E-204 returns on 3 March. Vacation days left, four days a week, and what the " +
          "first day needs.",
        targetAgents: ["onboarding", "benefits"],
      },
      { waitMs: 780, to: "onboarding" },
    ),
    callTool("hris", { id: "E-204" }, { waitMs: 430, to: onboarding }),
    say(
      "The laptop is in store and its account is suspended. IT has to open the account and hand " +
        "the laptop out by 3 March.",
      { waitMs: 560, to: onboarding },
    ),
    callTool("hris", { id: "E-204" }, { waitMs: 480, to: benefits }),
    callTool(
      "policies",
      { subject: "part-time after parental leave" },
      { waitMs: 390, to: benefits },
    ),
    say(
      "11 vacation days are left. Handbook 6.3, valid from 1 January: four days a week for up to a " +
        "year, asked for six weeks ahead, signed by the manager.",
      { waitMs: 640, to: benefits },
    ),
    say(
      "You have 11 vacation days left. Four days a week are possible for up to a year (handbook 6.3); " +
        "your manager has to sign, so I have promised nothing. Your laptop is in store: IT opens the " +
        "account and hands it out by 3 March.",
      { waitMs: 820 },
    ),
  ],
  async run() {
    const { supervisor } = await import("./hr-agent");
    await supervisor.generateText(input, { memory: { userId: "E-204", conversationId: "return" } });
  },
  hide: hideSubAgentMemory,
});
