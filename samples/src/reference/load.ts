/** Reads the packages once and makes all option tables. */
import { readDeclarations } from "./declarations";
import { type OptionTable, queryOf, titleOf, toRows } from "./option-table";
import { TABLES } from "./tables";
import { TYPE_NAMES } from "./type-names";

/** Returns all tables by title. Throws with every mistake of every table. */
export function loadTables(): Map<string, OptionTable> {
  const declarations = readDeclarations(TABLES.map(queryOf), []);
  const wrong: string[] = [];
  const tables = new Map<string, OptionTable>();
  for (const texts of TABLES) {
    const title = titleOf(texts);
    if (tables.has(title)) wrong.push(`${title} has two tables`);
    try {
      const rows = toRows(texts, declarations.properties(queryOf(texts)), TYPE_NAMES);
      tables.set(title, { rows, kind: texts.kind ?? "options" });
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return tables;
}
