/** What the process that executes samples and the one that started it tell each other. */

/** A sample to execute. */
export interface Task {
  /** The name that its replies stand under. */
  readonly name: string;
  /** Path of the module to execute. */
  readonly module: string;
  /** Path of the page's replies, where it has any. */
  readonly replies?: string;
  /** The empty folder to execute it in. */
  readonly folder: string;
}

/** What the process is told: a sample to execute, or to end the one it executes. */
export type ToChild = { readonly task: Task } | { readonly stop: true };
/** What the process tells the one that started it: the port that a server of the sample listens on. */
export type FromChild = { readonly port: number };

/** What the process prints behind the output of each sample. */
export interface Ended {
  /** Scripted replies that nothing asked for. */
  readonly unused: number;
  /** The process ends too. */
  readonly last: boolean;
}
/** The character before and after {@link Ended} as JSON: no sample prints it. */
export const MARK = "\0";
