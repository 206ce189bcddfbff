import type { SpanKind } from "./trace";

/** Whose message it is: the three roles a model reads, and its own answers. */
export type LoopRole = "system" | "user" | "assistant" | "tool";

/** A message of the list that the model reads on each pass. */
export interface LoopMessage {
  readonly role: LoopRole;
  readonly text: string;
}

/** One turn of the loop: what happens, and the messages it adds to the list. */
export interface LoopStep {
  readonly kind: SpanKind;
  readonly title: string;
  readonly text: string;
  readonly adds: readonly LoopMessage[];
}

/** A message with the step that added it, counted from 0. */
export interface PlacedMessage extends LoopMessage {
  readonly step: number;
}

/** The list as it stands after a step, counted from 0: every message up to then, oldest first. */
export function messagesAfter(run: readonly LoopStep[], step: number): PlacedMessage[] {
  return run
    .slice(0, step + 1)
    .flatMap(({ adds }, index) => adds.map((message) => ({ ...message, step: index })));
}
