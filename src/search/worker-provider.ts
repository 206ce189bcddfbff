import type { Area } from "../lib/search/areas";
import type { SearchAnswer, SearchRequest } from "../lib/search/types";
import type { FromWorker, ToWorker } from "./messages";
import type { SearchProvider } from "./provider";

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** The search inside this site, run in a worker so that typing never waits for it. */
export class WorkerProvider implements SearchProvider {
  #worker: Worker | undefined;
  #near: Area = "docs";
  #nextId = 1;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<() => void>();

  prepare(near: Area): void {
    this.#near = near;
    this.#send({ type: "load", near });
  }

  search(request: SearchRequest): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#waiting.set(id, { resolve, reject });
      this.#send({ type: "search", id, request });
    });
  }

  onMore(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #send(message: ToWorker): void {
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(message);
    } catch (error) {
      this.#fail(`The search worker could not be started: ${String(error)}`);
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    worker.addEventListener("error", () => this.#fail("The search worker could not be loaded."));
    worker.postMessage({ type: "load", near: this.#near } satisfies ToWorker);
    return worker;
  }

  #hear(message: FromWorker): void {
    if (message.type === "more") {
      for (const listener of this.#listeners) {
        listener();
      }
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "answer") {
      waiting?.resolve(message.answer);
    } else {
      waiting?.reject(new Error(message.message));
    }
  }

  /** Gives up on the worker and all that waits for it; the next query starts another. */
  #fail(message: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) {
      reject(new Error(message));
    }
  }
}
