/**
 * A language model that answers from a list, so that a program written for a real provider runs
 * offline and always the same way. Built on the AI SDK's own mock model.
 */
import { setTimeout as wait } from "node:timers/promises";
import { convertArrayToReadableStream, MockEmbeddingModelV3, MockLanguageModelV3 } from "ai/test";

type Call = MockLanguageModelV3["doGenerateCalls"][number];
type GenerateResult = Awaited<ReturnType<MockLanguageModelV3["doGenerate"]>>;
type StreamResult = Awaited<ReturnType<MockLanguageModelV3["doStream"]>>;
type StreamPart = StreamResult["stream"] extends ReadableStream<infer Part> ? Part : never;

interface ToolRequest {
  readonly name: string;
  readonly input: unknown;
}

/** One answer of the model: a text, or tool calls, or both. */
export interface Reply {
  readonly text?: string;
  readonly tools?: readonly ToolRequest[];
  /** Milliseconds the model takes; scaled by {@link ScriptedModels.speed}. */
  readonly waitMs?: number;
  /** Only calls whose system prompt contains this text get the reply. Without it, any call does. */
  readonly to?: string;
}

/** A reply, or a function of the conversation so far (`lastUserText`) for programs that serve many calls. */
export type ScriptedReply = Reply | ((conversation: { lastUserText: string }) => Reply);

type ReplyOptions = Pick<Reply, "waitMs" | "to">;

/** Returns a reply that is text. */
export function say(text: string, options: ReplyOptions = {}): Reply {
  return { text, ...options };
}

/** Returns a reply that calls one tool. */
export function callTool(name: string, input: unknown, options: ReplyOptions = {}): Reply {
  return { tools: [{ name, input }], ...options };
}

/** Returns a reply that is JSON text, for structured output. */
export function json(value: unknown, options: ReplyOptions = {}): Reply {
  return { text: JSON.stringify(value), ...options };
}

/** A frame of a stack trace, in plain text or inside JSON. It names paths of the machine it ran on. */
const STACK_FRAME = /(?:\n|\\n)\s+at [^"\n\\]*/g;

/**
 * Returns an estimate of a text's tokens: four characters each, the rule of thumb for English. Stack
 * frames are not counted, so that a recording says the same wherever it is made.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(text.replace(STACK_FRAME, "").length / 4);
}

function systemText(call: Call): string {
  return call.prompt
    .map((message) => (message.role === "system" ? message.content : ""))
    .filter(Boolean)
    .join("\n");
}

/** Every text the model is sent, tool definitions included: what a provider would count as input. */
function promptText(call: Call): string {
  const messages = call.prompt.map(({ content }) =>
    typeof content === "string"
      ? content
      : content
          .map((part) => {
            if (part.type === "text" || part.type === "reasoning") return part.text;
            if (part.type === "tool-call") return part.toolName + JSON.stringify(part.input);
            if (part.type === "tool-result") return JSON.stringify(part.output);
            return "";
          })
          .join("\n"),
  );
  return [...messages, JSON.stringify(call.tools ?? [])].join("\n");
}

function lastUserText(call: Call): string {
  const message = call.prompt.findLast(({ role }) => role === "user");
  if (message?.role !== "user") return "";
  return message.content.map((part) => (part.type === "text" ? part.text : "")).join("");
}

/**
 * The least a call takes, in milliseconds. Agents save messages while the model works; one that answers
 * at once overtakes them, and the next call then misses a message. No real model is that fast.
 */
const LEAST_WAIT_MS = 50;

/** Hands out the replies of a script, for any number of models that share it. */
export class ScriptedModels {
  readonly #replies: ScriptedReply[];
  #calls = 0;
  #toolCalls = 0;
  #log: string[] = [];

  /** `speed` 1 waits as scripted, 0 as little as possible. */
  constructor(
    replies: readonly ScriptedReply[],
    readonly speed = 1,
  ) {
    this.#replies = [...replies];
  }

  /** Replies that no call has asked for yet. A finished program should leave none but functions. */
  get unused(): number {
    return this.#replies.filter((reply) => typeof reply !== "function").length;
  }

  /** What each call was asked last, for error messages. */
  get asked(): readonly string[] {
    return this.#log;
  }

  /** Returns a model that names itself `provider`/`modelId`. */
  languageModel(provider: string, modelId: string): MockLanguageModelV3 {
    return new MockLanguageModelV3({
      provider,
      modelId,
      doGenerate: async (call) => this.#generate(call),
      doStream: async (call) => this.#stream(call),
    });
  }

  /** Returns an embedding model whose vectors are counts of hashed words: near texts share words. */
  embeddingModel(provider: string, modelId: string): MockEmbeddingModelV3 {
    return new MockEmbeddingModelV3({
      provider,
      modelId,
      maxEmbeddingsPerCall: 100,
      doEmbed: async ({ values }) => {
        if (this.speed > 0) await wait(60 * this.speed);
        return {
          embeddings: values.map(embedWords),
          usage: { tokens: values.reduce((sum, value) => sum + estimateTokens(value), 0) },
          warnings: [],
        };
      },
    });
  }

  /** Takes the next reply meant for this call. Throws when the script has none. */
  #next(call: Call): Reply {
    this.#calls += 1;
    const question = lastUserText(call);
    this.#log.push(question);
    const system = systemText(call);
    const index = this.#replies.findIndex(
      (reply) => typeof reply === "function" || !reply.to || system.includes(reply.to),
    );
    const reply = this.#replies[index];
    if (!reply) {
      throw new Error(
        `The scripted model has no reply for call ${this.#calls} (“${question}”). Add one to the script.`,
      );
    }
    if (typeof reply === "function") return reply({ lastUserText: question });
    this.#replies.splice(index, 1);
    return reply;
  }

  #finish(call: Call, reply: Reply) {
    const toolCalls = (reply.tools ?? []).map(({ name, input }) => {
      this.#toolCalls += 1;
      return {
        type: "tool-call" as const,
        toolCallId: `call_${this.#toolCalls}`,
        toolName: name,
        input: JSON.stringify(input),
      };
    });
    const written = [reply.text ?? "", ...toolCalls.map(({ toolName, input }) => toolName + input)];
    const input = estimateTokens(promptText(call));
    const output = estimateTokens(written.join(""));
    return {
      toolCalls,
      finishReason: {
        unified: toolCalls.length > 0 ? ("tool-calls" as const) : ("stop" as const),
        raw: undefined,
      },
      usage: {
        inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: output, text: output, reasoning: 0 },
      },
    };
  }

  async #generate(call: Call): Promise<GenerateResult> {
    const reply = this.#next(call);
    await wait(Math.max((reply.waitMs ?? 0) * this.speed, LEAST_WAIT_MS));
    const { toolCalls, finishReason, usage } = this.#finish(call, reply);
    const text = reply.text ? [{ type: "text" as const, text: reply.text }] : [];
    return { content: [...text, ...toolCalls], finishReason, usage, warnings: [] };
  }

  async #stream(call: Call): Promise<StreamResult> {
    const reply = this.#next(call);
    await wait(Math.max((reply.waitMs ?? 0) * this.speed, LEAST_WAIT_MS));
    const { toolCalls, finishReason, usage } = this.#finish(call, reply);
    const parts: StreamPart[] = [{ type: "stream-start", warnings: [] }];
    if (reply.text) {
      parts.push({ type: "text-start", id: "text" });
      for (const delta of reply.text.match(/\s*\S+\s*$|\s*\S+/g) ?? []) {
        parts.push({ type: "text-delta", id: "text", delta });
      }
      parts.push({ type: "text-end", id: "text" });
    }
    parts.push(...toolCalls, { type: "finish", finishReason, usage });
    return { stream: convertArrayToReadableStream(parts) };
  }
}

const DIMENSIONS = 256;

function embedWords(text: string): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0);
  for (const word of text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []) {
    let hash = 0;
    for (const letter of word.replace(/(ing|ed|es|s)$/, "")) {
      hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
    }
    const slot = hash % DIMENSIONS;
    vector[slot] = (vector[slot] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
