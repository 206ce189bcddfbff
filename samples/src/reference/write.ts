/** `npm run reference`: writes the option tables of all pages anew. Exits 1 when one cannot be written. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPages, ROOT } from "../pages";
import { loadTables } from "./load";
import { findTables, rewriteTables } from "./page-tables";

try {
  const tables = loadTables();
  let shown = 0;
  for (const page of findPages()) {
    const file = join(ROOT, page);
    const text = readFileSync(file, "utf8");
    try {
      const fresh = rewriteTables(text, (title) => tables.get(title));
      shown += findTables(fresh).length;
      if (fresh === text) continue;
      writeFileSync(file, fresh);
      console.log(`wrote ${page}`);
    } catch (error) {
      console.error(`${page}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
  console.log(`${shown} option tables in pages, texts for ${tables.size} types`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
