import { Agent, createTool, Memory } from "@voltagent/core";
import { LibSQLMemoryAdapter } from "@voltagent/libsql";
import { z } from "zod";
import { handbook, people } from "./hr-systems";

const hris = createTool({
  name: "hris",
  description: "Read an employee's record.",
  parameters: z.object({ id: z.string() }),
  execute: ({ id }) => people.read(id),
});
const policies = createTool({
  name: "policies",
  description: "Find paragraphs of the handbook.",
  parameters: z.object({ subject: z.string() }),
  execute: ({ subject }) => handbook.find(subject),
});

const model = "openai/gpt-4o-mini";
const recruiting = new Agent({
  name: "recruiting",
  model,
  instructions: "Score a CV. Quote the line behind a score.",
  tools: [policies],
});
const onboarding = new Agent({
  name: "onboarding",
  model,
  instructions: "Say what a start still needs from whom.",
  tools: [hris],
});
const benefits = new Agent({
  name: "benefits",
  model,
  instructions: "Answer on leave and pay. Cite the section.",
  tools: [hris, policies],
});

export const supervisor = new Agent({
  name: "hr-desk",
  model: "openai/gpt-4o",
  instructions: "Delegate. Promise nothing HR must sign.",
  subAgents: [recruiting, onboarding, benefits],
  memory: new Memory({ storage: new LibSQLMemoryAdapter() }),
});
