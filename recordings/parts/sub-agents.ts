import { Agent } from "@voltagent/core";

const model = "openai/gpt-4o-mini";

const writer = new Agent({
  name: "writer",
  purpose: "Writes the announcement of a feature.",
  instructions: "Write one friendly sentence.",
  model,
});
const translator = new Agent({
  name: "translator",
  purpose: "Translates a text into German.",
  instructions: "Translate and keep the tone.",
  model,
});
const editor = new Agent({
  name: "editor",
  instructions: "Have it written, then translated.",
  model,
  subAgents: [writer, translator],
});

const { text, steps } = await editor.generateText("Dark mode.");
console.log({ text, steps: steps.length });
