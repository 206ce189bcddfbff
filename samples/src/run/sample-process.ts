/** The other end of `child.ts`: a process that executes one sample after another. */
import { type ChildProcess, fork } from "node:child_process";
import { bundleOf, CHILD, packagesScript } from "./bundle";
import { type Ended, type FromChild, MARK, type Task, type ToChild } from "./messages";

/** How long a sample may take before it counts as hanging. */
const LIMIT_MS = 20_000;

/** What came of a sample. */
export interface Executed extends Ended {
  /** What it printed to standard output. */
  readonly printed: string;
}

/** The sample that a process executes. */
interface Current {
  readonly task: Task;
  readonly serve: ((port: number) => Promise<void>) | undefined;
  readonly resolve: (executed: Executed) => void;
  readonly reject: (error: unknown) => void;
}

export class SampleProcess {
  readonly #executed: string[] = [];
  readonly #child: ChildProcess;
  #samples = 0;
  #over = false;
  #printed = "";
  #errors = "";
  #current: Current | undefined;

  /** Starts the process, with the bundles in `folder`. */
  constructor(folder: string) {
    const child = fork(bundleOf(folder, CHILD), [packagesScript(folder)], {
      execArgv: [],
      // Production: the framework then does not fetch its list of models, and logs errors only.
      env: { PATH: process.env.PATH, NODE_ENV: "production", NO_COLOR: "1" },
      silent: true,
    });
    this.#child = child;
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.#printed += text;
      // What follows the second mark is there, if only as an empty text, once the whole message is.
      const [printed = "", ended = "", rest] = this.#printed.split(MARK);
      if (rest === undefined) return;
      const { unused, last } = JSON.parse(ended) as Ended;
      this.#over = last;
      this.#current?.resolve({ printed, unused, last });
    });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#errors += text;
    });
    child.on("message", ({ port }: FromChild) => {
      const current = this.#current;
      current?.serve?.(port).then(() => this.#tell({ stop: true }), current.reject);
    });
    child.on("error", (error) => this.#current?.reject(error));
    child.on("close", (code, signal) => {
      if (!this.#current) return;
      const { task, reject } = this.#current;
      const how = signal === "SIGKILL" ? "did not finish in 20 s" : `ended with code ${code}`;
      const earlier = this.#executed.map((file) => `\n  executed: ${file}`);
      reject(
        new Error(
          `The sample "${task.name}" ${how}.\n${this.#printed}${this.#errors}${earlier.join("")}`,
        ),
      );
    });
  }

  /** How many samples it has executed. */
  get samples(): number {
    return this.#samples;
  }

  /** Says whether it can execute `task`: Node executes a module once in a process, that of the replies too. */
  takes({ module, replies }: Task): boolean {
    const again = this.#executed.some((file) => file === module || file === replies);
    return this.#child.connected && !this.#over && !again;
  }

  /**
   * Executes a sample. Resolves when it ends; with `serve`, which is called with the port of its server, it is ended
   * when that has resolved. Rejects with the output when the sample fails or takes over 20 seconds: the process is of
   * no use then. Throws when the process does not take the sample.
   */
  async execute(task: Task, serve?: (port: number) => Promise<void>): Promise<Executed> {
    if (!this.takes(task)) throw new Error(`The process cannot execute "${task.name}".`);
    this.#executed.push(task.module, ...(task.replies ? [task.replies] : []));
    this.#samples += 1;
    this.#printed = "";
    this.#errors = "";
    const timer = setTimeout(() => this.kill(), LIMIT_MS);
    try {
      return await new Promise<Executed>((resolve, reject) => {
        this.#current = { task, serve, resolve, reject };
        this.#tell({ task });
      });
    } finally {
      clearTimeout(timer);
      this.#current = undefined;
    }
  }

  /** Ends the process. */
  kill(): void {
    this.#child.kill("SIGKILL");
  }

  #tell(message: ToChild): void {
    this.#child.send(message);
  }
}
