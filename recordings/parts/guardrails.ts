import {
  Agent,
  createInputGuardrail,
  isVoltAgentError,
} from "@voltagent/core";

const noLegalAdvice = createInputGuardrail({
  id: "no-legal-advice",
  name: "No legal advice",
  handler: async ({ inputText }) => ({
    pass: !/\b(sue|lawsuit|lawyer)\b/i.test(inputText),
    message: "We cannot give legal advice.",
  }),
});

const agent = new Agent({
  name: "helpdesk",
  instructions: "Answer questions about our products.",
  model: "openai/gpt-4o-mini",
  inputGuardrails: [noLegalAdvice],
});

await agent.generateText("Can I sue you?").catch((error) => {
  if (!isVoltAgentError(error)) throw error;
  console.log({ code: error.code, message: error.message });
});
