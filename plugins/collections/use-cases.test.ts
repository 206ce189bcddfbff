import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { routePaths } from "../../src/config/route-contract";
import { useCaseLinks } from "../../src/config/use-case-links";
import type { Recording } from "../../src/lib/trace";
import type { UseCaseCategory } from "../../src/lib/use-case";
import { customers } from "./customers";
import { recordingFile, useCases } from "./use-cases";

const root = path.resolve(import.meta.dirname, "../..");
const contract: ReadonlySet<string> = new Set(routePaths);
const records = await useCases.records(root);
const stories = await customers.records(root);

const categories: Readonly<Record<(typeof useCaseLinks)[number]["slug"], UseCaseCategory>> = {
  "hr-agent": "hr",
  "customer-support-agent": "support",
  "sales-teams": "sales",
  "finance-agent": "finance",
  "development-agent": "development",
  "marketing-agent": "marketing",
  "legal-agent": "legal",
  "insurance-agent": "insurance",
  "industrial-agent": "industrials",
  "education-agent": "education",
  "government-agent": "government",
  "documentation-agent": "productivity",
};

/** What the text of a program defines: its tools, and its agents with the tools and sub-agents of each. */
function definitions(code: string) {
  const blocks = [...code.matchAll(/const (\w+) = (createTool|new Agent)\(\{\n([\s\S]*?)\n\}\);/g)];
  const names = (body: string, property: string) =>
    (new RegExp(`^ {2}${property}: \\[(.*)\\],$`, "m").exec(body)?.[1] ?? "")
      .split(", ")
      .filter(Boolean);
  return blocks.map(([, constant = "", kind = "", body = ""]) => ({
    constant,
    isTool: kind === "createTool",
    name: /^ {2}name: "([^"]+)"/m.exec(body)?.[1],
    tools: names(body, "tools"),
    subAgents: names(body, "subAgents"),
    hasMemory: /^ {2}memory\b/m.test(body),
  }));
}

describe.each(records.map((record) => [record.slug, record] as const))("%s", (slug, record) => {
  const { supervisorFlow: flow } = record;

  it("is called in its page what the menu calls it", () => {
    const link = useCaseLinks[record.id - 1];
    expect({ slug, title: record.navTitle, description: record.navDescription }).toEqual(link);
    expect(record.title).toBe(record.navTitle);
  });

  it("has the category of its trade", () => {
    expect(record.category).toBe(Object.entries(categories).find(([key]) => key === slug)?.[1]);
  });

  it("links to pages of the route contract and to customers that exist", () => {
    const targets = [
      record.hero.primaryCTALink,
      record.hero.secondaryCTALink,
      ...record.docs.map(({ to }) => to),
    ];
    expect(targets.filter((to) => !contract.has(to))).toEqual([]);
    const slugs = stories.map((story) => story.slug);
    expect(record.customers.filter((customer) => !slugs.includes(customer))).toEqual([]);
  });

  it("has a recorded program: recordings/use-cases/<slug>.ts, recorded by `npm run record` in samples/", () => {
    expect(existsSync(recordingFile(slug)), recordingFile(slug)).toBe(true);
  });

  it("draws the supervisor that its program defines: same names, same tools, same counts", () => {
    const { source } = JSON.parse(readFileSync(recordingFile(slug), "utf8")) as Recording;
    const defined = definitions(source.code);
    const supervisor = defined.find(({ subAgents }) => subAgents.length > 0);
    const agents = defined.filter((entry) => !entry.isTool && entry !== supervisor);
    const ids = flow.agents.map(({ id }) => id);
    expect(supervisor?.subAgents).toEqual(ids);
    expect(supervisor?.hasMemory).toBe(true);
    expect(agents.map(({ name, tools }) => ({ id: name, uses: tools }))).toEqual(
      flow.agents.map(({ id, uses }) => ({ id, uses })),
    );
    expect(defined.filter(({ isTool }) => isTool).map(({ name }) => name)).toEqual(
      flow.tools.map(({ id }) => id),
    );
    expect(
      defined.every(({ constant, name }) => constant === name || constant === supervisor?.constant),
    ).toBe(true);
  });

  it("has a run that fits the page and shows the supervisor delegate to agents of the picture", () => {
    const text = readFileSync(recordingFile(slug), "utf8");
    const { source, spans } = JSON.parse(text) as Recording;
    const lines = source.code.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(50);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(62);
    expect(spans.length).toBeLessThanOrEqual(18);
    expect(text.length).toBeLessThan(16_000);
    const [root, ...others] = spans
      .filter(({ kind }) => kind === "agent")
      .map(({ label }) => label);
    expect(root).toBeDefined();
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter((label) => !flow.agents.some(({ id }) => id === label))).toEqual([]);
    expect(spans.filter(({ lines: range }) => !range).map(({ name }) => name)).toEqual([]);
  });
});
