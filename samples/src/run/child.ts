/**
 * The process that executes samples: `child.ts <script of all packages>`. It is told of one after another, and
 * gives each new packages and the process as it was. It answers model calls from the script, and lets servers
 * listen on any free port of the loopback interface.
 */
import { Server as HttpServer } from "node:http";
import { type AddressInfo, Server } from "node:net";
import { pathToFileURL } from "node:url";
import { installScriptedProviders } from "../scripted/install";
import { ScriptedModels } from "../scripted/model";
import { noteLeftovers } from "./leftovers";
import { type Ended, type FromChild, MARK, type Task, type ToChild } from "./messages";
import { closePackages, loadPackage } from "./packages";
import type { PageReplies } from "./replies";

const [script = ""] = process.argv.slice(2);

// Errors name the line of the source. And a sample that starts another TypeScript file passes on how it
// was started itself: readers start it with tsx.
process.setSourceMapsEnabled(true);
process.execArgv.push("--import", import.meta.resolve("tsx"));

// A sample says port 3141, or nothing. Two tests at once, or a reader's own server, must not clash.
const { listen } = Server.prototype;
Server.prototype.listen = function (this: Server, ...args: unknown[]) {
  if (typeof args[0] !== "number") return Reflect.apply(listen, this, args);
  const callbacks = args.filter((value) => typeof value === "function");
  if (this instanceof HttpServer) {
    this.once("listening", () => {
      process.send?.({ port: (this.address() as AddressInfo).port } satisfies FromChild);
    });
  }
  return Reflect.apply(listen, this, [0, "127.0.0.1", ...callbacks]);
};

// The framework's in-memory trace store looks for old traces every minute, for ever. A program that has
// nothing else to do is finished.
const { setInterval } = globalThis;
const started = new Set<NodeJS.Timeout>();
globalThis.setInterval = Object.assign((...args: Parameters<typeof setInterval>) => {
  const interval = setInterval(...args).unref();
  started.add(interval);
  return interval;
}, setInterval);

const print = process.stdout.write.bind(process.stdout);
let running: { readonly models: ScriptedModels; imported: boolean } | undefined;

function end(last: boolean): void {
  const unused = running?.models.unused ?? 0;
  running = undefined;
  print(`${MARK}${JSON.stringify({ unused, last } satisfies Ended)}${MARK}`);
}

async function execute({ name, module, replies, folder }: Task): Promise<void> {
  process.chdir(folder);
  process.env.HOME = folder;
  const page: { default: PageReplies } | undefined =
    replies === undefined ? undefined : await import(pathToFileURL(replies).href);
  const models = new ScriptedModels(page?.default[name] ?? [], 0);
  const core = (await loadPackage(script, "@voltagent/core")) as typeof import("@voltagent/core");
  installScriptedProviders(models, core.ModelProviderRegistry.getInstance());
  const program = { models, imported: false };
  running = program;
  // The channel to the parent must not keep a finished program alive.
  process.channel?.unref();
  await import(pathToFileURL(module).href);
  program.imported = true;
}

process.on("message", (message: ToChild) => {
  if ("stop" in message) process.exit(0);
  void execute(message.task);
});
process.on("disconnect", () => process.exit());
process.on("exit", (code) => {
  if (running && code === 0) end(true);
});

process.on("beforeExit", () => {
  if (!running) return;
  if (!running.imported) {
    console.error("The program awaits what never comes.");
    process.exit(13);
  }
  // The program did not end well, or has a last thing to do: with that the process ends.
  if (process.exitCode || process.listenerCount("beforeExit") > own) return;
  for (const interval of started) clearInterval(interval);
  started.clear();
  putBack();
  closePackages();
  end(false);
  process.channel?.ref();
});
const own = process.listenerCount("beforeExit");
const putBack = noteLeftovers();
