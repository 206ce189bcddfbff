import { describe, expect, it } from "vitest";
import { blockOf, linesOf } from "./lines";
import type { RawSpan } from "./spec";

const code = `const memory = new Memory({
  storage,
});
const look = createTool({
  name: "look",
  execute: () => 1,
});
const helper = new Agent({
  name: "helper",
  model: "openai/gpt-4o-mini",
  tools: [look],
});
const boss = new Agent({
  name: "boss",
  model: "openai/gpt-4o",
  memory,
  subAgents: [helper, other],
});
`;

function span(attributes: RawSpan["attributes"]): RawSpan {
  return { id: "a", parentId: null, name: "x", startMs: 0, endMs: 1, failed: false, attributes };
}

describe("blockOf", () => {
  it("returns the whole definition, opening and closing line included", () => {
    expect(blockOf(code, "helper")).toEqual([8, 12]);
    expect(blockOf(code, "nobody")).toBeUndefined();
  });
});

describe("linesOf", () => {
  it.each([
    ["an agent its definition", { "entity.name": "boss" }, [13, 18]],
    ["a model call its agent's model", { "span.type": "llm", "entity.name": "boss" }, [15, 15]],
    ["a tool its definition", { "span.type": "tool", "tool.name": "look" }, [4, 7]],
    [
      "a delegation the list of sub-agents",
      { "span.type": "tool", "tool.name": "delegate_task", "entity.name": "boss" },
      [17, 17],
    ],
    [
      "memory its definition, through the shorthand",
      { "span.type": "memory", "entity.name": "boss" },
      [1, 3],
    ],
    [
      "a sub-agent from elsewhere the line that lists it",
      { "subagent.name": "other", "agent.parent.name": "boss", "entity.name": "boss" },
      [17, 17],
    ],
  ])("gives %s", (_, attributes, lines) => {
    expect(linesOf(code, span(attributes))).toEqual(lines);
  });
});

describe("linesOf a workflow", () => {
  const chain = `export const flow = createWorkflowChain({
  id: "flow",
})
  .andAgent(
    ({ data }) => data.question,
    helper,
    { schema },
  )
  .andThen({
    id: "write",
  });
`;

  it("gives the step of an agent the call that hands over to it", () => {
    const step = { "workflow.step.type": "agent", "entity.name": "flow" };
    expect(linesOf(chain, span({ ...step, "workflow.step.id": "helper" }))).toEqual([4, 8]);
    expect(linesOf(chain, span({ ...step, "workflow.step.id": "other" }))).toEqual([1, 3]);
  });
});
