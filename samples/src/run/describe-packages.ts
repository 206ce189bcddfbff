/**
 * The process that looks into the packages' script before the tests: `describe-packages.ts <script> <json>`.
 * It keeps the compiled code of what most programs load beside the script, and tells the exports of each
 * package in the JSON.
 */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { compiledFile, openPackages } from "./packages";

/** A package by name, and the file of its CommonJS code: of such code Node gives fewer names than there are. */
export type Described = Readonly<Record<string, string | null>>;
/** The names that a package exports. */
export type Exports = Readonly<Record<string, readonly string[]>>;

const COMMON = ["@voltagent/core", "ai"];

const [file = "", described = "{}"] = process.argv.slice(2);
const { script, packages } = openPackages(file);
for (const name of COMMON) await packages[name]?.();
writeFileSync(compiledFile(file), script.createCachedData());

const exports: Record<string, string[]> = {};
for (const [name, commonJs] of Object.entries(JSON.parse(described) as Described)) {
  const module = commonJs ? await import(pathToFileURL(commonJs).href) : await packages[name]?.();
  exports[name] = Object.keys(module ?? {});
}
process.send?.(exports, () => process.exit());
