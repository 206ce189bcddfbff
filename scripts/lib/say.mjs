// @ts-check
import process from "node:process";

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (/** @type {number} */ code, /** @type {string} */ text) =>
  colour ? `\u001b[${code}m${text}\u001b[0m` : text;

/** Green, where the terminal shows colours. */
export const green = (/** @type {string} */ text) => paint(32, text);
/** Red, where the terminal shows colours. */
export const red = (/** @type {string} */ text) => paint(31, text);
/** Dim, where the terminal shows colours. */
export const dim = (/** @type {string} */ text) => paint(2, text);

/** A time span in words: `850 ms`, `6.2 s` or `3 min 5 s`. */
export function duration(/** @type {number} */ ms) {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/** Writes one line. */
export function say(/** @type {string} */ line = "") {
  process.stdout.write(`${line}\n`);
}

/**
 * Shows that a long step is alive: a line that counts on a terminal, one line every ten seconds in a log.
 * @param {string} label what is going on
 * @param {() => string} [detail] what to add, asked for at every tick
 * @returns {() => void} ends the ticking
 */
export function ticking(label, detail = () => "") {
  const started = Date.now();
  const line = () =>
    `  ${label} ${dim([duration(Date.now() - started), detail()].filter(Boolean).join(", "))}`;
  const terminal = process.stdout.isTTY;
  const timer = setInterval(
    () => (terminal ? process.stdout.write(`\r\u001b[K${line()}`) : say(line())),
    terminal ? 500 : 10_000,
  );
  return () => {
    clearInterval(timer);
    if (terminal) process.stdout.write("\r\u001b[K");
  };
}
