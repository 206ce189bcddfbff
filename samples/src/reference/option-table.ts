/** Joins what a package declares with what we say about it, into the rows of an option table. */
import type { DeclaredProperty, TypeQuery } from "./declarations";
import { type TypeNames, typeIdentifiers, typeWords } from "./type-words";

/** What a page says about one option. */
export interface OptionText {
  /** The value without the option, in Markdown. Left out: "none". A required option has no default. */
  readonly default?: string;
  /** What it does: one or two short sentences, in Markdown. Links start with a slash. */
  readonly text: string;
}

/**
 * What a table lists. Of `hooks`, which are functions of one object, it says what they get; of
 * `fields`, which the reader gets and does not set, it says neither default nor required.
 */
export type TableKind = "options" | "hooks" | "fields";

/** The texts of one type's table. */
export interface OptionTexts {
  /** The name that pages call the table by; that of the type where it is exported. */
  readonly name: string;
  /** The package that declares the type. */
  readonly from: string;
  /** A TypeScript expression for a type that is not exported, in which `pkg` is the package. */
  readonly type?: string;
  readonly kind?: TableKind;
  /** In the order of the table. */
  readonly options: Readonly<Record<string, OptionText | string>>;
  /** Properties that no table shows, each with its reason. */
  readonly leftOut?: Readonly<Record<string, string>>;
  /** Words for names of types that say nothing to a reader, such as type parameters. */
  readonly typeNames?: TypeNames;
}

/** One row: all cells are Markdown. */
export interface OptionRow {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly text: string;
}

const REQUIRED = "required";
const NO_DEFAULT = "none";

/** The longest type that is readable in a column. Longer ones need a word in `typeNames`. */
const LONGEST_TYPE = 64;

/** Returns how a table's type is asked for. */
export const queryOf = ({ from, name, type, kind }: OptionTexts): TypeQuery => ({
  from,
  type: type ?? name,
  ...(kind === "hooks" ? { hooks: true } : {}),
});

/** Returns what a table is called in pages: `AgentOptions from @voltagent/core`. */
export const titleOf = ({ name, from }: OptionTexts): string => `${name} from ${from}`;

/**
 * Returns the rows of a table. Throws with one line for each property without a text, text without
 * a property, default of a required option, type that is too long and word that no type uses.
 */
export function toRows(
  texts: OptionTexts,
  declared: readonly DeclaredProperty[],
  shared: TypeNames = {},
): OptionRow[] {
  const leftOut = texts.leftOut ?? {};
  const names = { ...shared, ...texts.typeNames };
  const byName = new Map(declared.map((property) => [property.name, property]));
  const wrong = [
    ...declared
      .filter(({ name }) => !(name in texts.options) && !(name in leftOut))
      .map(({ name, type }) => `has no text for "${name}" (${type}): add one, or leave it out`),
    ...[...Object.keys(texts.options), ...Object.keys(leftOut)]
      .filter((name) => !byName.has(name))
      .map((name) => `has a text for "${name}", which the package does not declare`),
    ...Object.keys(texts.options)
      .filter((name) => name in leftOut)
      .map((name) => `both explains and leaves out "${name}"`),
  ];
  const used = new Set(declared.flatMap(({ type }) => [...typeIdentifiers(type)]));
  for (const name of Object.keys(texts.typeNames ?? {})) {
    if (!used.has(name)) wrong.push(`has words for the type "${name}", which no option has`);
  }
  const rows = Object.entries(texts.options).flatMap(([name, option]) => {
    const property = byName.get(name);
    if (!property) return [];
    const text = typeof option === "string" ? option : option.text;
    const value = typeof option === "string" ? undefined : option.default;
    if (!property.optional && value !== undefined) {
      wrong.push(`gives a default for "${name}", which is required`);
    }
    const type = typeWords(property.type, names);
    if (type.length > LONGEST_TYPE && texts.kind !== "hooks")
      wrong.push(`needs a shorter type for "${name}": ${type}`);
    return [{ name, type, default: property.optional ? (value ?? NO_DEFAULT) : REQUIRED, text }];
  });
  if (wrong.length > 0) {
    throw new Error(wrong.map((line) => `${titleOf(texts)} ${line}`).join("\n"));
  }
  return rows;
}

/** A `|` would end the cell, even in code. */
const cell = (text: string): string => text.replaceAll(/(?<!\\)\|/g, "\\|");

/** What pages show of a type. */
export interface OptionTable {
  readonly rows: readonly OptionRow[];
  readonly kind: TableKind;
}

const HEADS: Readonly<Record<TableKind, readonly [string, string, string]>> = {
  options: ["Option", "Type", "What it does"],
  hooks: ["Hook", "Gets", "When"],
  fields: ["Field", "Type", "What it holds"],
};

/** Returns the lines of the Markdown table. Where no row has a default, there is no column for it. */
export function toLines({ rows, kind }: OptionTable): string[] {
  const [name, type, text] = HEADS[kind];
  const defaults =
    kind === "options" &&
    rows.some((row) => row.default !== NO_DEFAULT && row.default !== REQUIRED);
  const mark = (row: OptionRow): string =>
    kind === "options" && !defaults && row.default === REQUIRED ? ", required" : "";
  const lines = [
    [name, type, ...(defaults ? ["Default"] : []), text],
    ...rows.map((row) => [
      `\`${row.name}\``,
      `${row.type}${mark(row)}`,
      ...(defaults ? [row.default] : []),
      row.text,
    ]),
  ].map((cells) => `| ${cells.map(cell).join(" | ")} |`);
  return [lines[0] ?? "", `|${" --- |".repeat(defaults ? 4 : 3)}`, ...lines.slice(1)];
}
