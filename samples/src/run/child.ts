/**
 * The process that executes one sample: `child.ts <name> <module> [<replies file>]`. It answers model calls
 * from the script, and lets servers listen on any free port of the loopback interface.
 */
import { Server as HttpServer } from "node:http";
import { type AddressInfo, Server } from "node:net";
import { pathToFileURL } from "node:url";
import { installScriptedProviders } from "../scripted/install";
import { ScriptedModels } from "../scripted/model";
import type { PageReplies } from "./replies";

/** What the process tells the one that started it. */
export type ChildMessage = { readonly port: number } | { readonly unused: number };

const [name, module, repliesFile] = process.argv.slice(2);
if (!name || !module) throw new Error("Usage: child.ts <name> <module> [<replies file>]");

// Errors name the line of the source. And a sample that starts another TypeScript file passes on how it
// was started itself: readers start it with tsx.
process.setSourceMapsEnabled(true);
process.execArgv.push("--import", import.meta.resolve("tsx"));

const tell = (message: ChildMessage): void => void process.send?.(message);

// A sample says port 3141, or nothing. Two tests at once, or a reader's own server, must not clash.
const { listen } = Server.prototype;
Server.prototype.listen = function (this: Server, ...args: unknown[]) {
  if (typeof args[0] !== "number") return Reflect.apply(listen, this, args);
  const callbacks = args.filter((value) => typeof value === "function");
  if (this instanceof HttpServer) {
    this.once("listening", () => tell({ port: (this.address() as AddressInfo).port }));
  }
  return Reflect.apply(listen, this, [0, "127.0.0.1", ...callbacks]);
};

// The framework's in-memory trace store looks for old traces every minute, for ever. A program that has
// nothing else to do is finished.
const { setInterval } = globalThis;
globalThis.setInterval = Object.assign(
  (...args: Parameters<typeof setInterval>) => setInterval(...args).unref(),
  setInterval,
);

let replies: PageReplies[string] = [];
if (repliesFile) {
  const { default: page }: { default: PageReplies } = await import(pathToFileURL(repliesFile).href);
  replies = page[name] ?? [];
}
const models = new ScriptedModels(replies, 0);
installScriptedProviders(models);
process.once("beforeExit", () => tell({ unused: models.unused }));
process.on("message", () => {
  tell({ unused: models.unused });
  process.exit(0);
});
// The channel to the parent must not keep a finished program alive.
process.channel?.unref();
await import(pathToFileURL(module).href);
