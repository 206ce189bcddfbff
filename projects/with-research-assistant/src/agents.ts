import { Agent } from "@voltagent/core";
import { searchTools } from "./search";

/** Plans the searches. Cheap and quick; it sees no tools. */
export const assistant = new Agent({
  name: "assistant",
  model: "openai/gpt-4o-mini",
  instructions: [
    "You plan web research.",
    "Turn the topic into two to four search queries.",
    "Give each query one side of the topic.",
    "Write full phrases, as you would ask a librarian.",
  ].join("\n"),
});

/** Searches, reads and writes. */
export const writer = new Agent({
  name: "writer",
  model: "openai/gpt-4o",
  instructions: [
    "You write short reports in Markdown.",
    "Run every query you are given, all at once.",
    "Read a page in full when its excerpt is not enough.",
    "Start with a title and a summary of two sentences.",
    "State only what a page says, and link it in the text.",
    "Say what you could not find.",
    "End with a list of the sources you used.",
  ].join("\n"),
  tools: await searchTools(),
  maxSteps: 50,
});
