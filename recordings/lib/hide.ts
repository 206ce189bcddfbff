/** Which spans a recording may leave out. */
import type { RawSpan } from "./spec";

/** Hides the saves of single steps: the agent saves the messages made of them as well. */
export function hideStepWrites(span: RawSpan): boolean {
  return span.name === "memory.steps.write";
}

/**
 * Hides the bookkeeping of a supervisor's run: memory is saved after every step of every agent. What
 * stays is the supervisor's own memory, its saves as the last of them.
 */
export function hideSubAgentMemory(span: RawSpan, all: readonly RawSpan[]): boolean {
  const { attributes, name } = span;
  if (attributes["span.type"] !== "memory") return false;
  if (attributes["subagent.name"] !== undefined || hideStepWrites(span)) return true;
  return name === "memory.write" && span !== all.findLast((other) => other.name === name);
}
