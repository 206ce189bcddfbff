/**
 * Bundles what the processes of the tests load. Node reads `@voltagent/core` and what it needs from a
 * thousand files, and compiles them in every process again; from one script whose compiled code is kept the
 * same programs take a sixth of the processor time.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { ROOT } from "../pages";
import type { Described, Exports } from "./describe-packages";
import { wrapper } from "./packages";

const SAMPLES = fileURLToPath(new URL("../../", import.meta.url));

const OPTIONS = {
  bundle: true,
  // A module is one instance, however many load it, and `import()` runs it when it is called.
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // Errors and functions print the name they have in the source.
  keepNames: true,
  logLevel: "silent",
} as const satisfies BuildOptions;

/** One script with all packages, in which nothing is executed before it is asked for. */
const PACKAGES = {
  ...OPTIONS,
  splitting: false,
  format: "cjs",
  // The files that Node would load, and everything in them.
  conditions: [],
  ignoreAnnotations: true,
  // Packages with a compiled part, which is found by its place in node_modules; and one that is mostly tables, a
  // third of all that every process would read.
  external: ["libsql", "@libsql/*", "js-tiktoken"],
  define: { "import.meta.url": "url" },
  // What is imported by a name known at run time only is required: V8 keeps no way to import with compiled code.
  supported: { "dynamic-import": false },
  banner: { js: wrapper[0] },
  footer: { js: wrapper[1] },
  legalComments: "none",
  minify: true,
  // A line of the script that an error shows can be read.
  lineLimit: 200,
} satisfies BuildOptions;

/** The program that executes samples. */
export const CHILD = fileURLToPath(new URL("./child.ts", import.meta.url));
const LOADER = fileURLToPath(new URL("./packages.ts", import.meta.url));
const DESCRIBER = fileURLToPath(new URL("./describe-packages.ts", import.meta.url));

const packages = (folder: string): string => join(folder, "packages");

/** Stands for the program in the addresses of packages: each program has modules of its own. */
const PROGRAM = "?program";

/** Leads imports of packages to their bundles, and adds their names to `named`. */
const bundledPackages = (folder: string, named = new Set<string>()): Plugin => ({
  name: "bundled packages",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => {
      if (isBuiltin(path)) return undefined;
      named.add(path);
      return {
        path: pathToFileURL(join(packages(folder), `${path}.js`)).href + PROGRAM,
        external: true,
      };
    });
    // A program finds the files beside it: it is where it was written.
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replaceAll(
        "import.meta.url",
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: path.endsWith("x") ? "tsx" : "ts",
    }));
  },
});

/** The bundle of a program in `outdir`. */
export const bundleOf = (outdir: string, program: string): string =>
  join(outdir, `${relative(ROOT, program)}.js`);

/** The script with all packages. */
export const packagesScript = (folder: string): string => join(packages(folder), "all.cjs");

/**
 * Bundles `programs` into `outdir`. With `split` they share the modules that they have in common, and are for one
 * process; without it they share nothing.
 */
async function buildPrograms(
  outdir: string,
  programs: readonly string[],
  plugin: Plugin,
  split: boolean,
): Promise<void> {
  const { outputFiles } = await build({
    ...OPTIONS,
    splitting: split,
    entryPoints: programs.map((file) => ({ in: file, out: relative(ROOT, file) })),
    outdir,
    sourcemap: "inline",
    plugins: [plugin],
    write: false,
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    const program = relative(ROOT, split ? outdir : path);
    writeFileSync(path, text.replaceAll(PROGRAM, `?${program}`));
  }
}

/** What the process that describes packages finds out of them. */
async function describe(program: string, script: string, packages: Described): Promise<Exports> {
  const child = fork(program, [script, JSON.stringify(packages)], {
    execArgv: [],
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
  });
  const [exports] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (typeof exports !== "object") throw new Error(`The packages cannot be loaded: ${exports}.`);
  return exports;
}

/** The module that programs import in the place of a package. */
function standIn(name: string, names: readonly string[], loader: string, script: string): string {
  const [from, file, key] = [pathToFileURL(loader).href, script, name].map((text) =>
    JSON.stringify(text),
  );
  const named = names.map((exported) => `${exported}: _${exported}`).join(", ");
  const list = names.map((exported) => `_${exported} as ${exported}`).join(", ");
  return `import { loadPackage } from ${from};
const { ${named} } = await loadPackage(${file}, ${key});
export { ${list} };
`;
}

/**
 * Bundles into `folder` the `programs` that follow one another in a process, the `tools` that have one for
 * themselves, and all packages that they import: once, so that all processes have the same. What cannot be read is
 * left to {@link bundlePrograms}, which says so.
 */
export async function bundleAll(
  folder: string,
  programs: readonly string[],
  tools: readonly string[],
): Promise<void> {
  const named = new Set<string>();
  const plugin = bundledPackages(folder, named);
  await Promise.all([
    buildPrograms(folder, programs, plugin, false).catch(() => {}),
    buildPrograms(folder, tools, plugin, true).catch(() => {}),
    buildPrograms(folder, [CHILD, LOADER, DESCRIBER], plugin, true),
  ]);
  const script = packagesScript(folder);
  const all = [...named].map((name) => JSON.stringify(name));
  const { metafile } = await build({
    ...PACKAGES,
    stdin: {
      contents: `export const packages = {${all.map((name) => `${name}: () => import(${name})`)}};`,
      resolveDir: SAMPLES,
      // Node's way of importing CommonJS modules.
      sourcefile: "all.mjs",
    },
    outfile: script,
    absWorkingDir: SAMPLES,
    metafile: true,
  });
  const sources = metafile.inputs["all.mjs"]?.imports ?? [];
  const described = Object.fromEntries(
    sources.map(({ original = "", path }) => [
      original,
      metafile.inputs[path]?.format === "cjs" ? join(SAMPLES, path) : null,
    ]),
  );
  const exports = await describe(bundleOf(folder, DESCRIBER), script, described);
  for (const [name, names] of Object.entries(exports)) {
    const file = join(packages(folder), `${name}.js`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, standIn(name, names, bundleOf(folder, LOADER), script));
  }
}

/**
 * Returns the bundles of `programs`, which one process loads, in the same order: those in `folder`, or new ones
 * for programs that were written since. Throws when one cannot be read, with its place.
 */
export async function bundlePrograms(
  folder: string,
  programs: readonly string[],
): Promise<string[]> {
  const bundles = programs.map((file) => bundleOf(folder, file));
  if (bundles.every((file) => existsSync(file))) return bundles;
  const outdir = mkdtempSync(join(folder, "program-"));
  await buildPrograms(outdir, programs, bundledPackages(folder), true);
  return programs.map((file) => bundleOf(outdir, file));
}
