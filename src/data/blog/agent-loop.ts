import type { LoopStep } from "../../lib/agent-loop";

/** The run that `blog/llm-agents.mdx` prints, turn by turn. Its test holds both together. */
export const helmetRun: readonly LoopStep[] = [
  {
    kind: "agent",
    title: "The question arrives",
    text: "The program puts the instructions and the question on the list. The tools' names, descriptions and schemas go along with every call.",
    adds: [
      { role: "system", text: "Find the depot that can send an order in full." },
      { role: "user", text: "Which depot in Oslo can send 12 helmets?" },
    ],
  },
  {
    kind: "llm",
    title: "First model call",
    text: "The model reads two messages. It does not know the depots, so it asks for them instead of answering.",
    adds: [{ role: "assistant", text: 'listDepots {"city":"Oslo"}' }],
  },
  {
    kind: "tool",
    title: "The program runs the tool",
    text: "The arguments are checked against the schema, the function runs, and its result joins the list.",
    adds: [{ role: "tool", text: '["Alna","Skøyen"]' }],
  },
  {
    kind: "llm",
    title: "Second model call",
    text: "The model reads four messages. There are two depots now, and it asks for both counts at once.",
    adds: [
      {
        role: "assistant",
        text: 'checkStock {"depot":"Alna","article":"helmet"}, checkStock {"depot":"Skøyen","article":"helmet"}',
      },
    ],
  },
  {
    kind: "tool",
    title: "Two tools run side by side",
    text: "Both look-ups start together. The list gets a result for each.",
    adds: [
      { role: "tool", text: "5" },
      { role: "tool", text: "40" },
    ],
  },
  {
    kind: "llm",
    title: "Third model call",
    text: "The model reads seven messages and asks for nothing more. A text without a tool call ends the loop.",
    adds: [{ role: "assistant", text: "Skøyen can send all 12: it has 40 helmets." }],
  },
];
