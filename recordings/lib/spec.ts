/** What a recording is made of: a program, the model's scripted answers, and how to start it. */
import type { ScriptedReply } from "../../samples/src/scripted/model";

/** A span as the framework ended it, times in milliseconds since the epoch. */
export interface RawSpan {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly failed: boolean;
  readonly statusMessage?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface RecordingSpec {
  readonly slug: string;
  readonly title: string;
  /** Path of the shown program from the repository's root. */
  readonly program: string;
  /** The model's answers, in the order in which the program asks for them. The delays are the script's, not a provider's. */
  readonly replies: readonly ScriptedReply[];
  /** What the reader is told was asked; without it, the last root span's input. */
  readonly input?: string;
  /** Starts the program, usually by importing it, and waits until it has finished. */
  readonly run: () => Promise<unknown>;
  /** Keeps the whole conversation of a model call and every short attribute, for the trace explorer. */
  readonly full?: boolean;
  /** Says which of the run's spans are left out. */
  readonly hide?: (span: RawSpan, all: readonly RawSpan[]) => boolean;
}

/** Returns its argument: gives a spec file its types. */
export function defineRecording(spec: RecordingSpec): RecordingSpec {
  return spec;
}
