import { createWorkflowChain } from "@voltagent/core";
import { z } from "zod";
import { assistant, writer } from "./agents";

const plan = z.object({
  queries: z.array(z.string()).min(2).max(4),
});

export const research = createWorkflowChain({
  id: "research-assistant",
  name: "research-assistant",
  input: z.object({ topic: z.string().min(3) }),
  result: plan.extend({ report: z.string() }),
})
  .andAgent(
    async ({ data }) => `Topic: ${data.topic}`,
    assistant,
    { schema: plan },
    ({ queries }, { data }) => ({ ...data, queries }),
  )
  .andThen({
    id: "write",
    execute: async ({ data: { topic, queries } }) => {
      const task = ["Topic:", topic, "Queries:", ...queries];
      const { text } = await writer.generateText(
        task.join("\n"),
      );
      return { queries, report: text };
    },
  })
  .toWorkflow();
