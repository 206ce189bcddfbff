import { Agent, BaseRetriever } from "@voltagent/core";

const pages = {
  returns: "30 days to send it back, postage paid.",
  shipping: "Parcels leave within one working day.",
};

class Handbook extends BaseRetriever {
  async retrieve(input: unknown) {
    const question = JSON.stringify(input).toLowerCase();
    return Object.entries(pages)
      .filter(([topic]) => question.includes(topic))
      .map(([topic, text]) => `${topic}: ${text}`)
      .join("\n");
  }
}

const agent = new Agent({
  name: "helpdesk",
  instructions: "Answer from the handbook only.",
  model: "openai/gpt-4o-mini",
  retriever: new Handbook(),
});

const { text } = await agent.generateText("Are returns free?");
console.log({ text });
