import { createWorkflowChain, VoltAgent } from "@voltagent/core";
import { z } from "zod";

const approval = createWorkflowChain({
  id: "expense",
  name: "expense",
  input: z.object({ amount: z.number(), rate: z.number() }),
  result: z.object({ approved: z.boolean() }),
})
  .andThen({
    id: "convert",
    execute: async ({ data }) => data.amount * data.rate,
  })
  .andThen({
    id: "decide",
    resumeSchema: z.object({ approved: z.boolean() }),
    execute: async ({ data, suspend, resumeData }) => {
      if (data > 500 && !resumeData) await suspend("over limit");
      return resumeData ?? { approved: true };
    },
  })
  .toWorkflow();

new VoltAgent({ workflows: { approval } });
const run = await approval.run({ amount: 900, rate: 0.92 });
const done = await run.resume({ approved: false });
console.log({ first: run.status, resumed: done.status });
