// @ts-check
import { spawn } from "node:child_process";
import process from "node:process";

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

// However this program ends, by an error too, nothing it started outlives it.
process.on("exit", () => {
  for (const child of children) signalTree(child, "SIGKILL");
});

/**
 * Starts a program in a process group of its own, so that stopping it also stops what it started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
    ...options,
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions & { show?: boolean }} [options] `show` also prints the output
 * @returns {Promise<{ code: number, output: string }>} never rejects: a program that cannot start has code 127
 */
export function run(command, args, { show = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", (error) => resolve({ code: 127, output: `${output}${error}` }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Sends a signal to a child and all it started.
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 */
function signalTree(child, signal = "SIGTERM") {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

/**
 * Stops a child: politely, and after three seconds by force.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<void>} when it has ended
 */
export function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => signalTree(child, "SIGKILL"), 3000);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    signalTree(child);
  });
}

/** Stops every child that still runs. */
export async function stopAll() {
  await Promise.all([...children].map(stop));
}

/** Ends this program cleanly on Ctrl+C or when it is told to end: children first, then the usual exit code. */
export function stopOnSignals() {
  let stopping = false;
  for (const [signal, code] of /** @type {const} */ ([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ])) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      process.stdout.write(`\nStopped by ${signal}.\n`);
      stopAll().then(() => process.exit(code));
    });
  }
}
