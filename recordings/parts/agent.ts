import { Agent } from "@voltagent/core";

const agent = new Agent({
  name: "release-notes",
  instructions: "Turn commit messages into release notes.",
  model: "openai/gpt-4o-mini",
});

const commits = `
fix: keep the cursor in place when the window is resized
feat: export a trace as JSON
`;

const { text, finishReason, usage } =
  await agent.generateText(commits);

console.log({ text, finishReason, tokens: usage.totalTokens });
