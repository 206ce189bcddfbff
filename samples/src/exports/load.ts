/** Reads the packages, the pages and the list of what is not explained. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPages, ROOT } from "../pages";
import { readDeclarations } from "../reference/declarations";
import { coverExports, type Export, type Unexplained } from "./coverage";
import { findMentions } from "./mentions";

/** The list of exports that no page explains. */
export const LIST = fileURLToPath(new URL("./unexplained.json", import.meta.url));

/** Programs: they have commands and no functions. */
const PROGRAMS = new Set(["@voltagent/cli", "@voltagent/docs-mcp"]);

/** Other packages' exports that a VoltAgent package passes on, and the default, which has a name too. */
const PASSED_ON = new Set(["default"]);

/** The packages that the docs explain: those that samples/ installs, without programs. */
function documentedPackages(): string[] {
  const manifest = fileURLToPath(new URL("../../package.json", import.meta.url));
  const { dependencies } = JSON.parse(readFileSync(manifest, "utf8")) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter(
    (name) => name.startsWith("@voltagent/") && !PROGRAMS.has(name),
  );
}

/** Returns the list and all exports of the documented packages. */
export function loadCoverage(): { list: Unexplained; covered: Export[] } {
  const list = JSON.parse(readFileSync(LIST, "utf8")) as Unexplained;
  const packages = documentedPackages();
  const declarations = readDeclarations([], packages);
  const exported = new Map(
    packages.map((name) => [
      name,
      declarations.valueExports(name).filter((one) => !PASSED_ON.has(one)),
    ]),
  );
  const pages = new Map(
    findPages()
      .filter((page) => page.startsWith("docs/"))
      .map((page) => [page, findMentions(page, readFileSync(join(ROOT, page), "utf8"))]),
  );
  return { list, covered: coverExports(exported, pages, list) };
}
