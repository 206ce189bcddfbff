/** Turns the framework's spans into the site's: kinds, short inputs and outputs, tokens, code lines. */
import {
  type JsonValue,
  type RecordedSpan,
  spanKindOf,
  type TokenUsage,
} from "../../src/lib/trace";
import { linesOf, ownerOf } from "./lines";
import type { RawSpan } from "./spec";

/** The attributes worth a line in a details panel. Everything longer or repeated stays out of the JSON. */
const KEPT = [
  "ai.response.finish_reason",
  "llm.operation",
  "llm.finish_reason",
  "llm.tools",
  "tool.description",
  "memory.operation",
  "memory.message_count",
  "guardrail.action",
  "guardrail.severity",
  "guardrail.message",
  "workflow.step.type",
  "workflow.step.index",
  "error.code",
  "user.id",
  "conversation.id",
] as const;

/** Attributes that a full recording leaves out: shown elsewhere, a copy of the program, or other on each run or machine. */
const LEFT_OUT =
  /^(input|output|error\.(stack|message)|tool\.(parameters|call\.id)|llm\.messages|(llm|workflow)\.usage.*|usage\.(?!cached|reasoning|cost).*|guardrail\.(input|output)\..*|.*\.stateSnapshot|agent\.(messages|instructions).*)$/;

/** Longest text of an attribute and of a message in a full recording, in characters. */
const ATTRIBUTE_LENGTH = 160;
const MESSAGE_LENGTH = 600;

const ROOT_ONLY: ReadonlySet<string> = new Set(["user.id", "conversation.id"]);

/** Random ids differ from run to run and tell a reader nothing. */
const isUuid = (value: unknown): boolean =>
  typeof value === "string" && /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(value);

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;

/** Returns a chat message's text, or undefined when `value` is not a chat message. */
function messageText(value: unknown): string | undefined {
  const message = record(value);
  if (!message || typeof message.role !== "string") return undefined;
  if (typeof message.content === "string") return message.content;
  const parts = Array.isArray(message.parts) ? message.parts : message.content;
  if (!Array.isArray(parts)) return undefined;
  return parts
    .map((part) => {
      const { type, text, toolName } = record(part) ?? {};
      if (typeof text === "string") return text;
      if (typeof toolName === "string") return `calls ${toolName}`;
      return typeof type === "string" && type.startsWith("tool-") ? `calls ${type.slice(5)}` : "";
    })
    .filter(Boolean)
    .join("\n");
}

/** Returns `value` as small JSON: chat messages as role and text, without random ids and nested usage. */
function simplify(value: unknown): JsonValue {
  const text = messageText(value);
  if (text !== undefined) return { role: String(record(value)?.role), text };
  if (Array.isArray(value)) return value.map(simplify);
  const object = record(value);
  if (object) {
    const entries = Object.entries(object)
      .filter(([key, item]) => key !== "usage" && item !== undefined && !isUuid(item))
      .map(([key, item]): [string, JsonValue] => [key, simplify(item)]);
    return Object.fromEntries(entries);
  }
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  return String(value);
}

/** Returns an attribute as JSON: the framework writes objects as JSON text. */
function parsed(value: unknown): JsonValue | undefined {
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string" || !/^[[{"\d-]/.test(value)) return simplify(value);
  try {
    return simplify(JSON.parse(value));
  } catch {
    return value;
  }
}

/** Returns the last user message's text of a chat, or the value itself. */
function lastUserText(value: JsonValue | undefined): JsonValue | undefined {
  if (!Array.isArray(value)) return value;
  const texts = value.map((item) => {
    const { role, text } = record(item) ?? {};
    return role === "user" && typeof text === "string" ? text : undefined;
  });
  return texts.findLast((item) => item !== undefined) ?? value;
}

function inputOf({ attributes }: RawSpan): JsonValue | undefined {
  switch (attributes["span.type"]) {
    case "guardrail":
      return parsed(
        attributes["guardrail.input.original"] ?? attributes["guardrail.output.original"],
      );
    case "llm":
      return lastUserText(parsed(attributes["llm.messages"]));
    case "memory": {
      const { query, message, ...rest } = record(parsed(attributes.input)) ?? {};
      return simplify({ ...rest, message: message ?? lastUserText(simplify(query ?? null)) });
    }
    default:
      return lastUserText(parsed(attributes.input));
  }
}

/** Returns the conversation a model was sent, long texts cut: a supervisor's own prompt fills a screen. */
function conversationOf({ attributes }: RawSpan): JsonValue | undefined {
  const messages = parsed(attributes["llm.messages"]);
  if (!Array.isArray(messages)) return messages;
  return messages.map((message): JsonValue => {
    const { role, text } = record(message) ?? {};
    if (typeof role !== "string" || typeof text !== "string") return simplify(message);
    const rest = text.length - MESSAGE_LENGTH;
    return {
      role,
      text: rest > 0 ? `${text.slice(0, MESSAGE_LENGTH)} … ${rest} more characters` : text,
    };
  });
}

function outputOf({ attributes }: RawSpan): JsonValue | undefined {
  if (attributes["span.type"] === "guardrail") {
    return parsed(attributes["guardrail.input.after"] ?? attributes["guardrail.output.after"]);
  }
  return parsed(attributes.output);
}

function tokensOf({ attributes }: RawSpan): TokenUsage | undefined {
  const prefix = attributes["span.type"] === "llm" ? "llm.usage" : "usage";
  const [input, output, total] = ["prompt_tokens", "completion_tokens", "total_tokens"].map(
    (key) => attributes[`${prefix}.${key}`],
  );
  if (typeof input !== "number" || typeof output !== "number") return undefined;
  return { input, output, total: typeof total === "number" ? total : input + output };
}

function labelOf(span: RawSpan): string {
  const { attributes } = span;
  if (attributes["span.type"] === undefined) return ownerOf(span) ?? span.name;
  const named =
    attributes["tool.name"] ?? attributes["guardrail.name"] ?? attributes["voltagent.label"];
  return typeof named === "string" ? named : span.name.replace(/^llm:/, "");
}

const round = (ms: number): number => Math.round(ms * 10) / 10;

const isSmall = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Returns the attributes a recording keeps: the few of {@link KEPT}, or with `full` every short one that lasts. */
function attributesOf(span: RawSpan, full: boolean): RecordedSpan["attributes"] {
  const entries = full
    ? Object.entries(span.attributes).filter(
        ([key, value]) =>
          !LEFT_OUT.test(key) && !isUuid(value) && String(value).length <= ATTRIBUTE_LENGTH,
      )
    : KEPT.filter((key) => span.parentId === null || !ROOT_ONLY.has(key)).map(
        (key) => [key, span.attributes[key]] as const,
      );
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (isSmall(value) ? [[key, value] as const] : [])),
  );
}

/**
 * Returns `span` as the site draws it. `origin` is the run's start, in milliseconds since the epoch;
 * `full` keeps whole conversations and every short attribute.
 */
export function mapSpan(
  span: RawSpan,
  origin: number,
  code: string,
  full = false,
): Omit<RecordedSpan, "id" | "parentId"> {
  const { attributes } = span;
  const spanType = attributes["span.type"];
  const entityType = attributes["entity.type"];
  const model = attributes["llm.model"] ?? attributes["ai.model.name"];
  const input = full && spanType === "llm" ? conversationOf(span) : inputOf(span);
  const output = outputOf(span);
  const tokens = tokensOf(span);
  const lines = linesOf(code, span);
  return {
    name: span.name,
    label: labelOf(span),
    kind: spanKindOf(
      typeof spanType === "string" ? spanType : undefined,
      typeof entityType === "string" ? entityType : undefined,
    ),
    startMs: round(span.startMs - origin),
    durationMs: round(span.endMs - span.startMs),
    status: span.failed ? "error" : "ok",
    ...(span.failed && span.statusMessage ? { statusMessage: span.statusMessage } : {}),
    ...(typeof model === "string" ? { model } : {}),
    ...(tokens ? { tokens } : {}),
    ...(input !== undefined ? { input } : {}),
    ...(output !== undefined ? { output } : {}),
    ...(lines ? { lines } : {}),
    attributes: attributesOf(span, full),
  };
}
