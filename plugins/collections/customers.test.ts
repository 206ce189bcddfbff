import path from "node:path";
import { describe, expect, it } from "vitest";
import { routePaths } from "../../src/config/route-contract";
import { customers } from "./customers";

const root = path.resolve(import.meta.dirname, "../..");
const contract: ReadonlySet<string> = new Set(routePaths);
const records = await customers.records(root);

describe.each(records.map((record) => [record.slug, record] as const))("%s", (_, record) => {
  it("links to pages of the route contract", () => {
    expect(record.links.map(({ to }) => to).filter((to) => !contract.has(to))).toEqual([]);
  });

  it("quotes nobody", () => {
    expect(JSON.stringify(record)).not.toMatch(/[“”«»]|\\"/);
  });

  it("writes numbers only where they stand as reported figures", () => {
    const { challenge, approach, outcome, figures } = record;
    const told = [challenge, approach, outcome].flatMap(({ text, points }) => [text, ...points]);
    const numbers = told.flatMap((words) => words.match(/\d[\d,.]*/g) ?? []);
    const reported = JSON.stringify(figures ?? []);
    expect(numbers.filter((number) => !reported.includes(number))).toEqual([]);
  });
});
