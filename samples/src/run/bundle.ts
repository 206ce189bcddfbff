/**
 * Bundles what the processes of the tests load. Node reads `@voltagent/core` and what it needs from a
 * thousand files, in every process again; from a few files the same code starts in a quarter of the time.
 */
import { existsSync, mkdtempSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { ROOT } from "../pages";

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

/** Packages with a compiled part, which is found by its place in node_modules. */
const NATIVE = ["libsql", "@libsql/*"];

/** What the CommonJS code of a package expects to be there. */
const COMMON_JS = `
import { createRequire as createRequire_ } from "node:module";
const require = createRequire_(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

const packages = (folder: string): string => join(folder, "packages");

/** Leads imports of packages to their bundles, and adds their names to `named`. */
const bundledPackages = (folder: string, named = new Set<string>()): Plugin => ({
  name: "bundled packages",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => {
      if (isBuiltin(path)) return undefined;
      named.add(path);
      return { path: pathToFileURL(join(packages(folder), `${path}.js`)).href, external: true };
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

/** Gives the bundle of a CommonJS module the names that Node finds in `source`. esbuild gives it `default` only. */
async function nameExports(bundle: string, source: string): Promise<void> {
  const text = await readFile(bundle, "utf8");
  const [statement, exported] = /^export default (require_\w+\(\));$/m.exec(text) ?? [];
  if (!statement) return;
  const module: object = await import(pathToFileURL(source).href);
  const names = Object.keys(module).filter((name) => name !== "default" && /^\w+$/.test(name));
  const named = names.map((name) => `${name}: named_${name}`).join(", ");
  const list = names.map((name) => `named_${name} as ${name}`).join(", ");
  await writeFile(bundle, `${text}const { ${named} } = ${exported};\nexport { ${list} };\n`);
}

/** The bundle of a program in `outdir`. */
const bundleOf = (outdir: string, program: string): string =>
  join(outdir, `${relative(ROOT, program)}.js`);

const buildPrograms = (outdir: string, programs: readonly string[], plugin: Plugin) =>
  build({
    ...OPTIONS,
    entryPoints: programs.map((file) => ({ in: file, out: relative(ROOT, file) })),
    outdir,
    sourcemap: "inline",
    plugins: [plugin],
  });

/**
 * Bundles `programs` into `folder`, and all packages that they import: once, so that all processes have the
 * same. A program that cannot be read is left to {@link bundlePrograms}, which says so.
 */
export async function bundleAll(folder: string, programs: readonly string[]): Promise<void> {
  const named = new Set<string>();
  await buildPrograms(folder, programs, bundledPackages(folder, named)).catch(() => {});
  const { metafile } = await build({
    ...OPTIONS,
    entryPoints: Object.fromEntries([...named].map((name) => [name, name])),
    outdir: packages(folder),
    absWorkingDir: SAMPLES,
    // The files that Node would load, and everything in them.
    conditions: [],
    ignoreAnnotations: true,
    external: NATIVE,
    banner: { js: COMMON_JS },
    metafile: true,
  });
  await Promise.all(
    Object.entries(metafile.outputs).map(([bundle, { entryPoint }]) =>
      entryPoint ? nameExports(join(SAMPLES, bundle), join(SAMPLES, entryPoint)) : undefined,
    ),
  );
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
  await buildPrograms(outdir, programs, bundledPackages(folder));
  return programs.map((file) => bundleOf(outdir, file));
}
