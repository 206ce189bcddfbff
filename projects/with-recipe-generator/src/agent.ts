import {
  Agent,
  InMemoryStorageAdapter,
  Memory,
} from "@voltagent/core";
import { searchTools } from "./search";

/** What was said, for as long as the process lives. */
const memory = new Memory({
  storage: new InMemoryStorageAdapter(),
});

export const recipes = new Agent({
  name: "recipe-generator",
  model: "openai/gpt-4o-mini",
  instructions: [
    "You suggest dishes for what is in the kitchen.",
    "First search the web for two or three dishes.",
    "Suggest only what a page describes, and link that page.",
    "Say of each dish what is at hand and what is missing.",
    "Give the steps in three sentences at most.",
    "Leave out what the person said they do not eat.",
  ].join("\n"),
  tools: await searchTools(),
  maxSteps: 10,
  memory,
});
