/** Finds the option tables of a page, between their two comments, and writes them again. */
import type { Problem } from "../problem";
import { type OptionRow, type OptionTable, toLines } from "./option-table";

/**
 * A table of a page. The comment before it says `options: AgentOptions from @voltagent/core`, and
 * `, only tools, toolkits` behind that for a choice; the comment after it says `end`.
 */
export interface PageTable {
  /** `AgentOptions from @voltagent/core`. */
  readonly title: string;
  /** The options that this page shows, in its order; all of them when undefined. */
  readonly only?: readonly string[];
  /** Index of the line of the opening comment, and of the closing one. */
  readonly start: number;
  readonly end: number;
}

const OPENS = /^\{\/\* options: (\S.*? from [^\s,]+)(?:, only (.+?))? \*\/\}$/;
const ENDS = "{/* end */}";

/** Returns the tables of a page in order. Throws with the line of an opening comment without an end. */
export function findTables(text: string): PageTable[] {
  const lines = text.split("\n");
  const tables: PageTable[] = [];
  for (const [start, line] of lines.entries()) {
    const [, title, only] = OPENS.exec(line) ?? [];
    if (title === undefined) {
      if (line.startsWith("{/* options")) {
        throw new Error(
          `line ${start + 1}: write {/* options: Name from @voltagent/package */}, with or without ", only a, b"`,
        );
      }
      continue;
    }
    const end = lines.indexOf(ENDS, start);
    const next = lines.findIndex((other, at) => at > start && OPENS.test(other));
    if (end === -1 || (next !== -1 && next < end)) {
      throw new Error(`line ${start + 1}: the options have no ${ENDS}`);
    }
    tables.push({ title, start, end, ...(only ? { only: only.split(/,\s*/) } : {}) });
  }
  return tables;
}

/** Returns the rows that a page's table shows. Throws for an option that the type does not have. */
function chosen(rows: readonly OptionRow[], { only, title }: PageTable): OptionRow[] {
  if (!only) return [...rows];
  return only.map((name) => {
    const row = rows.find((one) => one.name === name);
    if (!row) throw new Error(`${title} has no option "${name}"`);
    return row;
  });
}

/**
 * Returns the page with its tables written anew. `tableOf` returns a table by its title, or
 * undefined for an unknown one. Throws what `findTables` throws, and for an unknown table or option.
 */
export function rewriteTables(
  text: string,
  tableOf: (title: string) => OptionTable | undefined,
): string {
  const lines = text.split("\n");
  for (const table of findTables(text).reverse()) {
    const options = tableOf(table.title);
    if (!options) throw new Error(`line ${table.start + 1}: there is no table "${table.title}"`);
    const rows = chosen(options.rows, table);
    const written = ["", ...toLines({ ...options, rows }), ""];
    lines.splice(table.start + 1, table.end - table.start - 1, ...written);
  }
  return lines.join("\n");
}

/** The table's rows by option: what a changed page is told apart by. */
const rowsByOption = (lines: readonly string[]): Map<string, string> =>
  new Map(
    lines.flatMap((line): [string, string][] => {
      const name = /^\| `([^`]+)` \|/.exec(line)?.[1];
      return name === undefined ? [] : [[name, line]];
    }),
  );

/** Returns what in `page` is not as the packages declare it, a problem for each option. */
export function staleOptions(page: string, text: string, fresh: string): Problem[] {
  const before = text.split("\n");
  const after = fresh.split("\n");
  const freshTables = findTables(fresh);
  return findTables(text).flatMap(({ title, start, end }, index) => {
    const table = freshTables[index];
    if (!table) return [];
    const is = before.slice(start, end);
    const owed = after.slice(table.start, table.end);
    if (is.join("\n") === owed.join("\n")) return [];
    const [has, needs] = [rowsByOption(is), rowsByOption(owed)];
    const changes = [
      ...[...needs].flatMap(([name, row]) => {
        if (!has.has(name)) return [`${title}: "${name}" is missing`];
        return has.get(name) === row ? [] : [`${title}: "${name}" has changed, it is ${row}`];
      }),
      ...[...has.keys()]
        .filter((name) => !needs.has(name))
        .map((name) => `${title}: "${name}" does not exist any more`),
    ];
    return (changes.length > 0 ? changes : [`${title}: the table was edited by hand`]).map(
      (message) => ({ page, line: start + 1, message }),
    );
  });
}
