/** Loads packages in the processes of the tests: from one script, which V8 does not compile again in each of them. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";

/** The exports of packages by name, each package executed when it is first asked for. */
type Packages = Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;

/** What {@link wrapper} makes of a script: the places that the code of a CommonJS module expects. */
type Run = (
  module: { exports: { packages?: Packages } },
  exports: object,
  require: NodeJS.Require,
  filename: string,
  folder: string,
  url: string,
) => void;

/** The text around the script of all packages; `import.meta.url` in them is `url`. */
export const wrapper = [
  "(function (module, exports, require, __filename, __dirname, url) {",
  "})",
] as const;

/** Where the compiled code of a script is kept. */
export const compiledFile = (file: string): string => `${file}.v8`;

let read: { readonly script: Script; readonly run: Run } | undefined;

function readScript(file: string): { script: Script; run: Run } {
  const compiled = compiledFile(file);
  // esbuild writes ASCII, which is read fastest so.
  const script = new Script(readFileSync(file, "latin1"), {
    filename: file,
    ...(existsSync(compiled) ? { cachedData: readFileSync(compiled) } : {}),
  });
  return { script, run: script.runInThisContext() };
}

/** Executes the script of all packages in `file`: at each call packages of their own. */
export function openPackages(file: string): { script: Script; packages: Packages } {
  read ??= readScript(file);
  const module: Parameters<Run>[0] = { exports: {} };
  const url = pathToFileURL(file).href;
  read.run(module, module.exports, createRequire(file), file, dirname(file), url);
  return { script: read.script, packages: module.exports.packages ?? {} };
}

let opened: Packages | undefined;

/** The exports of a package, from the script in `file`: the same ones until {@link closePackages}. */
export async function loadPackage(file: string, name: string): Promise<object> {
  opened ??= openPackages(file).packages;
  const load = opened[name];
  if (!load) throw new RangeError(`There is no ${name} in ${file}.`);
  return load();
}

/** Who loads a package after this gets a new one, in which nothing has happened. */
export function closePackages(): void {
  opened = undefined;
}
