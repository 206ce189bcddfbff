/**
 * Reads the installed packages' declarations with TypeScript's own checker. It is the only file that
 * knows the compiler's API, which TypeScript 7 calls unstable: a new version may ask for changes here.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  API,
  type Checker,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
} from "typescript/unstable/sync";
import { GENERATED } from "../compile";

/** A property of a type, as its package declares it. */
export interface DeclaredProperty {
  readonly name: string;
  readonly optional: boolean;
  /** The type as it stands in the declaration file, comments and all. */
  readonly type: string;
}

/** A type to read: an exported name, or a TypeScript expression in which `pkg` is the package. */
export interface TypeQuery {
  readonly from: string;
  /** Example: `ConstructorParameters<typeof pkg.BaseRetriever>[0]`. */
  readonly type: string;
  /** Whether its properties are functions of one object: their type is then that object's fields. */
  readonly hooks?: boolean;
}

/** The declarations of the installed packages. */
export interface Declarations {
  /** Returns the properties of a type in the order of its declaration. Throws if there is no such type. */
  properties(query: TypeQuery): DeclaredProperty[];
  /** Returns the names of what a package exports at run time: functions, classes and constants. */
  valueExports(from: string): string[];
}

const CONFIG = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "Bundler",
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ["node"],
  },
  files: ["probe.ts"],
} as const;

type Property = ReturnType<Checker["getPropertiesOfType"]>[number];

const namesOf = (queries: readonly TypeQuery[], packages: readonly string[]): string[] => [
  ...new Set([...packages, ...queries.map(({ from }) => from)]),
];

function probe(queries: readonly TypeQuery[], packages: readonly string[]): string {
  const aliases = namesOf(queries, packages).map((name, index) => ({ name, alias: `pkg${index}` }));
  const aliasOf = new Map(aliases.map(({ name, alias }) => [name, alias]));
  return [
    ...aliases.map(({ name, alias }) => `import type * as ${alias} from "${name}";`),
    ...queries.map(({ from, type }, index) => {
      const alias = aliasOf.get(from) ?? "";
      const expression = /^\w+$/.test(type)
        ? `${alias}.${type}`
        : type.replaceAll(/\bpkg\b/g, alias);
      return `export declare const query${index}: NonNullable<${expression}>;`;
    }),
    ...aliases.map(({ alias }) => `export declare const all_${alias}: typeof ${alias};`),
    "",
  ].join("\n");
}

const sameQuery = (a: TypeQuery, b: TypeQuery): boolean => a.from === b.from && a.type === b.type;

const lineAt = (text: string, position: number): string =>
  text.slice(text.lastIndexOf("\n", position - 1) + 1, text.indexOf("\n", position));

/** A name for more strings than these says more than the list. */
const MOST_LITERALS = 5;

/** The strings of a type that is a choice of strings; empty for any other type. */
function literalsOf(declared: Type, checker: Checker): string[] {
  const type = checker.getNonNullableType(declared) ?? declared;
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  if (!members.every((member) => member.isStringLiteralType())) return [];
  return members.map((member) => checker.typeToString(member)).sort();
}

/** The text of a property's declared type; the checker's words for one without a declaration. */
function declaredType(property: Property, checker: Checker, project: Project): string {
  const declared = checker.getTypeOfSymbol(property);
  const literals = declared ? literalsOf(declared, checker) : [];
  if (literals.length > 0 && literals.length <= MOST_LITERALS) return literals.join(" | ");
  const node = property.declarations[0]?.resolve(project);
  if (node && "type" in node && node.type) {
    const { pos, end } = node.type as { pos: number; end: number };
    return node.getSourceFile().text.slice(pos, end).trim();
  }
  return declared ? checker.typeToString(declared) : "unknown";
}

/** `{ agent; context }` for a function with one object as its argument: the object's fields. */
function argumentFields(property: Property, checker: Checker): string | undefined {
  const declared = checker.getTypeOfSymbol(property);
  const type = declared && checker.getNonNullableType(declared);
  const parameter = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
  const argument = parameter && checker.getParameterType(parameter, 0);
  if (!argument) return undefined;
  const names = checker.getPropertiesOfType(argument).map(({ name }) => name);
  // Members of a union have more than what they share.
  return `{ ${[...names, ...(argument.isUnionType() ? ["…"] : [])].join("; ")} }`;
}

/** The properties of a type. Those of a union are all of its members': one that a member lacks is optional. */
function propertiesOf(
  type: Type,
  checker: Checker,
  project: Project,
  hooks: boolean,
): DeclaredProperty[] {
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  const merged = new Map<string, { types: Set<string>; required: number }>();
  for (const property of members.flatMap((member) => checker.getPropertiesOfType(member))) {
    const known = merged.get(property.name) ?? { types: new Set(), required: 0 };
    const fields = hooks ? argumentFields(property, checker) : undefined;
    known.types.add(fields ?? declaredType(property, checker, project));
    if ((property.flags & SymbolFlags.Optional) === 0) known.required += 1;
    merged.set(property.name, known);
  }
  return [...merged].map(([name, { types, required }]) => {
    const possible = [...types].filter((one) => one !== "never" && one !== "undefined");
    return { name, optional: required < members.length, type: possible.join(" | ") };
  });
}

/**
 * Loads the types of `queries` and the exports of `packages`; both may then be asked for. Throws
 * when a type does not exist, with its name and the compiler's message.
 */
export function readDeclarations(
  queries: readonly TypeQuery[],
  packages: readonly string[],
): Declarations {
  mkdirSync(GENERATED, { recursive: true });
  // A folder of its own: tests of several files read at the same time.
  const work = mkdtempSync(join(GENERATED, "reference-"));
  const file = join(work, "probe.ts");
  const config = join(work, "tsconfig.json");
  const text = probe(queries, packages);
  writeFileSync(file, text);
  writeFileSync(config, JSON.stringify(CONFIG, null, 2));
  const api = new API({ cwd: work });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const source = project?.program.getSourceFile(file);
    if (!project || !source) throw new Error(`TypeScript did not read ${file}`);
    const wrong = project.program.getSemanticDiagnostics(file).map(({ pos, text: message }) => {
      const query = queries[Number(/query(\d+)/.exec(lineAt(text, pos))?.[1] ?? -1)];
      return query ? `${query.type} from ${query.from}: ${message}` : message;
    });
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
    const { checker } = project;
    const module = checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    const types = new Map(exported.map((one) => [one.name, checker.getTypeOfSymbol(one)]));
    const read = queries.map(({ hooks = false }, index) => {
      const type = types.get(`query${index}`);
      return type ? propertiesOf(type, checker, project, hooks) : [];
    });
    const values = new Map(
      namesOf(queries, packages).map((name, index) => {
        const type = types.get(`all_pkg${index}`);
        return [name, type ? checker.getPropertiesOfType(type).map((one) => one.name) : []];
      }),
    );
    return {
      properties: (query) => read[queries.findIndex((one) => sameQuery(one, query))] ?? [],
      valueExports: (from) => values.get(from) ?? [],
    };
  } finally {
    api.close();
    rmSync(work, { recursive: true, force: true });
  }
}
