import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { routePaths } from "../../config/route-contract";
import { weekdayInWords } from "../../lib/in-words";
import { launchWeek } from ".";

const packages = path.join(import.meta.dirname, "../../../samples/node_modules");

/** Every type declaration of an installed package. */
function declarations(name: string): string {
  const folder = path.join(packages, name, "dist");
  if (!existsSync(folder))
    throw new Error(`${name} is not installed. Run: npm ci --prefix samples`);
  const files = readdirSync(folder).filter((file) => file.endsWith(".d.ts"));
  return files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n");
}

describe("launch week", () => {
  it("is Monday to Friday of one week", () => {
    expect(launchWeek.map(({ date }) => weekdayInWords(date))).toEqual([
      "Mon 16 June",
      "Tue 17 June",
      "Wed 18 June",
      "Thu 19 June",
      "Fri 20 June",
    ]);
  });

  it("names only what the installed packages have", () => {
    for (const { id, names } of launchWeek) {
      for (const { name, package: from } of names) {
        expect(declarations(from).includes(name), `${id}: ${name} is not in ${from}`).toBe(true);
      }
    }
  });

  it("leads to pages of the contract", () => {
    const targets = launchWeek.flatMap(({ links }) => links.map(({ to }) => to));
    expect(targets.filter((to) => !routePaths.some((known) => known === to))).toEqual([]);
  });
});
