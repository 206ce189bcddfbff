/** Finds the lines of a program that a span runs, from the program's text alone. */
import type { LineRange } from "../../src/lib/trace";
import type { RawSpan } from "./spec";

const indentOf = (line: string): number => line.length - line.trimStart().length;

/**
 * Returns the object literal that holds the property line `index`: from the line that opens it to the
 * line that closes it, told by their smaller indentation.
 */
function enclosingBlock(lines: readonly string[], index: number): LineRange {
  const indent = indentOf(lines[index] ?? "");
  let from = index;
  while (from > 0 && (lines[from]?.trim() === "" || indentOf(lines[from] ?? "") >= indent))
    from -= 1;
  let to = index;
  while (
    to < lines.length - 1 &&
    (lines[to]?.trim() === "" || indentOf(lines[to] ?? "") >= indent)
  ) {
    to += 1;
  }
  return [from + 1, to + 1];
}

/** Returns the block of the agent, tool, workflow step or guardrail called `name`, if the program has one. */
export function blockOf(code: string, name: string): LineRange | undefined {
  const lines = code.split("\n");
  const index = lines.findIndex((line) => {
    const [, value] = /^\s*(?:name|id): "([^"]+)"/.exec(line) ?? [];
    return value === name;
  });
  return index === -1 ? undefined : enclosingBlock(lines, index);
}

/** Returns the lines of the statement or property that starts at `index`: to where its indentation ends. */
function statementFrom(lines: readonly string[], index: number): LineRange {
  const line = lines[index] ?? "";
  if (!/[[({]$/.test(line)) return [index + 1, index + 1];
  const end = lines.findIndex((next, i) => i > index && indentOf(next) <= indentOf(line));
  return [index + 1, (end === -1 ? index : end) + 1];
}

/** Returns the line of the first of `properties` that stands inside `block`. */
function propertyLine(
  code: string,
  properties: readonly string[],
  block: LineRange | undefined,
): LineRange | undefined {
  const lines = code.split("\n");
  const [from, to] = block ?? [1, lines.length];
  for (const property of properties) {
    const pattern = new RegExp(`^\\s*${property}(:|,$)`);
    const index = lines.findIndex((line, i) => i + 1 >= from && i + 1 <= to && pattern.test(line));
    if (index !== -1) {
      const line = lines[index] ?? "";
      // `memory,` stands for a constant of that name: its definition says more.
      const definition = line.trim() === `${property},` && property !== "model";
      const statement = lines.findIndex((other) => other.startsWith(`const ${property} =`));
      if (definition && statement !== -1) return statementFrom(lines, statement);
      return statementFrom(lines, index);
    }
  }
  return undefined;
}

/** Returns the `.andAgent(…)` of a workflow that hands over to the agent called `name`. */
function agentStep(code: string, name: string): LineRange | undefined {
  const lines = code.split("\n");
  const ranges = lines.flatMap((line, index) =>
    line.trim() === ".andAgent(" ? [statementFrom(lines, index)] : [],
  );
  return ranges.find(([from, to]) =>
    lines.slice(from, to).some((line) => line.trim() === `${name},`),
  );
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

/** Returns the name of the agent or workflow a span belongs to. */
export function ownerOf({ attributes }: RawSpan): string | undefined {
  return text(attributes["subagent.name"]) ?? text(attributes["entity.name"]);
}

/**
 * Returns the lines of `code` that `span` runs: the definition of its agent, tool, step or guardrail
 * where the program holds it, otherwise the option of its agent that brings it in.
 */
export function linesOf(code: string, span: RawSpan): LineRange | undefined {
  const { attributes } = span;
  const owner = ownerOf(span);
  const block = owner === undefined ? undefined : blockOf(code, owner);
  const parent = text(attributes["agent.parent.name"]);
  const name =
    text(attributes["tool.name"]) ??
    text(attributes["guardrail.id"]) ??
    text(attributes["workflow.step.id"]) ??
    text(attributes["workflow.step.name"]);
  const own =
    name === undefined
      ? undefined
      : attributes["workflow.step.type"] === "agent"
        ? agentStep(code, name)
        : blockOf(code, name);
  if (own) return own;
  // A sub-agent from another file: all it does comes in where its supervisor lists it.
  if (!block && parent !== undefined) {
    return propertyLine(code, ["subAgents"], blockOf(code, parent));
  }
  switch (attributes["span.type"]) {
    case undefined:
      return block;
    case "llm":
      return propertyLine(code, ["model"], block);
    case "memory":
    case "summary":
    case "vector":
    case "embedding":
      return propertyLine(code, ["memory"], block);
    case "retriever":
      return propertyLine(code, ["retriever"], block);
    case "guardrail":
      return propertyLine(code, ["inputGuardrails", "outputGuardrails"], block);
    case "tool":
      return propertyLine(code, name === "delegate_task" ? ["subAgents"] : ["tools"], block);
    default:
      return block;
  }
}
