// @ts-check
import path from "node:path";

/**
 * A program that one step runs. A vitest run counts each of its tests; any other program counts as one.
 * @typedef {object} Run
 * @property {readonly string[]} node the program and its arguments, run by Node
 * @property {boolean} [vitest] whether it is a vitest run
 * @property {string} [folder] where it runs, when that is a package of its own
 */

/**
 * One part of `npm test`.
 * @typedef {object} Step
 * @property {string} name how the command line calls it: `npm test -- <name>`
 * @property {string} checks what it proves, in a few words
 * @property {readonly Run[]} runs
 * @property {boolean} [build] whether it reads the production build
 * @property {boolean} [browser] whether it needs a browser
 */

const bin = (/** @type {string} */ name, /** @type {string} */ file) =>
  path.join("node_modules", name, file);
const tsc = bin("typescript", "bin/tsc");
const tsx = bin("tsx", "dist/cli.mjs");
const vitest = bin("vitest", "vitest.mjs");

/** A vitest project of the site. @returns {Run} */
const project = (/** @type {string} */ name) => ({
  node: [vitest, "run", "--project", name],
  vitest: true,
});

/** The steps of `npm test`, in the order in which they run. @type {readonly Step[]} */
export const steps = [
  {
    name: "types",
    checks: "strict TypeScript, of the site and of the samples",
    runs: [{ node: [tsc, "--noEmit"] }, { node: [tsc, "-p", "."], folder: "samples" }],
  },
  {
    name: "lint",
    checks: "Biome: lint, format; spelling",
    runs: [
      { node: [bin("@biomejs/biome", "bin/biome"), "check", "."] },
      { node: [bin("cspell", "bin.mjs"), "--no-progress", "--no-summary"] },
    ],
  },
  { name: "unit", checks: "functions, data and components", runs: [project("unit")] },
  {
    name: "samples",
    checks: "every code sample compiles and runs",
    runs: [
      { node: [tsx, "src/check.ts", "--frozen"], folder: "samples" },
      { node: [vitest, "run"], vitest: true, folder: "samples" },
    ],
  },
  { name: "edge", checks: "the functions in the edge runtime", runs: [project("edge")] },
  { name: "build", checks: "a fresh production build", runs: [], build: true },
  {
    name: "contract",
    checks: "routes, redirects and files of the build",
    runs: [project("contract")],
    build: true,
  },
  {
    name: "search",
    checks: "the right page first for what people type",
    runs: [project("search")],
    build: true,
  },
  {
    name: "e2e",
    checks: "behaviour in a real browser",
    runs: [project("e2e")],
    build: true,
    browser: true,
  },
  {
    name: "gates",
    checks: "accessibility, health and weight of every page, and Lighthouse",
    runs: [project("gates")],
    build: true,
    browser: true,
  },
  {
    name: "compare",
    checks: "less JavaScript than the bare Docusaurus scaffold",
    runs: [{ node: [tsx, "scripts/compare-scaffold.mts"] }],
    build: true,
    browser: true,
  },
];

/**
 * The steps that a command line asks for, all of them when it names none.
 * @param {readonly string[]} names
 * @throws {RangeError} naming the words that are no step
 */
export function choose(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(", ");
    throw new RangeError(`There is no step called ${unknown.join(", ")}. The steps are: ${known}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}
