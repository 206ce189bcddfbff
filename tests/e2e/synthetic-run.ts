import type { ExplorerRun, ExplorerSpan } from "../../src/lib/explorer-run";
import { SPAN_KINDS } from "../../src/lib/trace";

/** A made-up run of `count` spans: agents in agents, up to six deep, each span with text to search. */
export function syntheticRun(count: number): ExplorerRun {
  const spans: ExplorerSpan[] = [];
  for (let index = 0; index < count; index += 1) {
    const parent = index === 0 ? null : spans[index % 7 === 0 ? 0 : Math.floor((index - 1) / 3)];
    spans.push({
      id: `n${index}`,
      parentId: parent?.id ?? null,
      name: `span.number.${index}`,
      label: `span ${index}`,
      kind: SPAN_KINDS[index % SPAN_KINDS.length] ?? "agent",
      startMs: index * 5,
      durationMs: (count - index) * 5,
      status: index === count - 1 ? "error" : "ok",
      tokens: { input: index, output: 1, total: index + 1 },
      input: { question: `What is ${index}? ${"Some words to look through. ".repeat(8)}` },
      output: `It is ${index}. ${"Some more words to look through. ".repeat(8)}`,
      attributes: { "tool.name": `tool-${index}`, "workflow.step.index": index },
    });
  }
  return {
    title: "A synthetic run",
    file: "synthetic.ts",
    framework: "none",
    recordedAt: "2026-01-01",
    totalMs: count * 5,
    totalTokens: 0,
    hiddenSpans: 0,
    spans,
  };
}
