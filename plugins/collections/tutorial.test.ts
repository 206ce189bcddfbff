import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { load } from "cheerio";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import project from "../../projects/tutorial/package.json";
import samples from "../../samples/package.json";
import { routeContract, routePaths } from "../../src/config/route-contract";
import { stepPath, type TutorialRelated } from "../../src/lib/tutorial";
import { tutorial } from "./tutorial";
import { readProgram, shownChanges, stepFolder, stepText } from "./tutorial-program";

const root = path.resolve(import.meta.dirname, "../..");
const contract: ReadonlySet<string> = new Set(routePaths);
const records = await tutorial.records(root);
const { routes } = await tutorial.pages(root);

const relatedOf = (all: typeof routes, slug: string) =>
  all.find((route) => route.path === stepPath({ slug }))?.props?.related as TutorialRelated;

describe("the steps", () => {
  const steps = relatedOf(routes, "introduction").steps;

  it("are numbered from 1 and are those of the route contract", () => {
    expect(steps.map(({ id }) => id)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.map(stepPath)).toEqual(routeContract.tutorial);
  });

  it("run with the packages that the samples are checked with", () => {
    const checked: Readonly<Record<string, string>> = samples.dependencies;
    for (const [name, version] of Object.entries({
      ...project.dependencies,
      ...project.devDependencies,
    })) {
      expect(version, name).toBe(checked[name]);
    }
  });
});

describe.each(records.map((record) => [record.slug, record] as const))("%s", (slug, record) => {
  const text = readFileSync(path.join(root, stepText(record)), "utf8");

  it("shows its program, and what is new in it", () => {
    expect(text.match(/^<Program \/>$/gm), "<Program /> in the text, once").toHaveLength(1);
    expect(
      text.match(/^<Changes \/>$/gm) ?? [],
      "<Changes /> from the second step on",
    ).toHaveLength(record.id > 1 ? 1 : 0);
    expect(relatedOf(routes, slug).changes.length > 0).toBe(record.id > 1);
  });

  it("is asked something and shows the answer", () => {
    expect(text).toMatch(new RegExp(`^\`\`\`bash run="${slug}"`, "m"));
    expect(text).toMatch(/^```(json|text) output$/m);
  });

  it("says what can go wrong", () => {
    expect(text).toMatch(/^## When something goes wrong\n\n\| You see \| Why \| What to do \|$/m);
  });

  it("has code that fits the page: no line over 76 characters", () => {
    const lines = readProgram(root, record).flatMap(({ code }) => code.split("\n"));
    expect(lines.filter((line) => line.length > 76)).toEqual([]);
  });

  it("links to pages of the route contract", () => {
    expect(record.docs.map(({ to }) => to).filter((to) => !contract.has(to))).toEqual([]);
  });
});

describe("the lines that changed", () => {
  const file = (code: string) => [{ name: "src/index.ts", code }];
  const draw = (before: string, after: string) => {
    const [change] = shownChanges(file(before), file(after));
    const $ = load(change?.html ?? "");
    return {
      change,
      text: $.text(),
      groups: $("[role=group]")
        .get()
        .map((group) => $(group).attr("aria-label")),
    };
  };
  const many = Array.from({ length: 20 }, (_, index) => `step(${index});`);

  it("carry a sign, and are named for screen readers", () => {
    const { change, text, groups } = draw("a();\nb();\nd();\n", "a();\nc(1 < 2);\nd();\ne();\n");
    expect(text).toBe("  a();\n- b();\n+ c(1 < 2);\n  d();\n+ e();\n");
    expect(groups).toEqual(["removed, 1 line", "added, 1 line", "added, 1 line"]);
    expect(change).toMatchObject({ added: 2, removed: 1 });
  });

  it("stand among three lines of what is around them; the rest is counted", () => {
    const { text } = draw(`${many.join("\n")}\n`, `${many.join("\n").replace("(10)", "(x)")}\n`);
    expect(text.split("\n").map((line) => line.trim())).toEqual([
      "… 7 lines as before",
      ...["step(7);", "step(8);", "step(9);", "- step(10);", "+ step(x);"],
      ...["step(11);", "step(12);", "step(13);", "… 6 lines as before", ""],
    ]);
  });

  it("of a new file are all its lines, and of a dropped one too", () => {
    const other = { name: "src/tools.ts", code: "a();\nb();\n" };
    const [added] = shownChanges(file("x();\n"), [...file("x();\n"), other]);
    expect(added).toMatchObject({ name: "src/tools.ts", added: 2, removed: 0 });
    const [gone] = shownChanges([...file("x();\n"), other], file("x();\n"));
    expect(gone).toMatchObject({ name: "src/tools.ts", added: 0, removed: 2 });
    expect(load(gone?.html ?? "").text()).toBe("- a();\n- b();\n");
  });
});

describe("another step", () => {
  let site = "";
  const model = records.find(({ slug }) => slug === "chatbot-problem");
  const synthetic = { id: 77, slug: "synthetic" };
  const record = () => path.join(site, tutorial.folder, "synthetic.ts");
  const write = (change: (source: string) => string = (source) => source) =>
    writeFileSync(
      record(),
      change(
        readFileSync(path.join(root, tutorial.folder, "chatbot-problem.ts"), "utf8")
          .replace('slug: "chatbot-problem"', 'slug: "synthetic"')
          .replace("id: 2", "id: 77"),
      ),
    );

  beforeEach(() => {
    site = mkdtempSync(path.join(os.tmpdir(), "tutorial-"));
    for (const folder of [tutorial.folder, "projects/tutorial"]) {
      cpSync(path.join(root, folder), path.join(site, folder), { recursive: true });
    }
  });
  afterEach(() => rmSync(site, { recursive: true, force: true }));

  it("takes one record, and its folder with program and text", async () => {
    write();
    const folder = path.join(site, stepFolder(synthetic));
    cpSync(path.join(root, stepFolder({ id: 2, slug: "chatbot-problem" })), folder, {
      recursive: true,
    });
    const main = path.join(folder, "src/index.ts");
    writeFileSync(main, `${readFileSync(main, "utf8")}console.log("synthetic");\n`);
    const pages = await tutorial.pages(site);
    const added = pages.routes.find((route) => route.path === "/tutorial/synthetic/");
    expect(added?.component).toBe(routes[0]?.component);
    expect(added?.modules).toEqual({ text: "@site/projects/tutorial/77-synthetic/text.mdx" });
    expect(added?.props).toMatchObject({ record: { ...synthetic, title: model?.title } });
    const { program, changes } = relatedOf(pages.routes, "synthetic");
    expect(load(program[0]?.html ?? "").text()).toContain('console.log("synthetic");');
    expect(load(changes[0]?.html ?? "").text()).toContain('+ console.log("synthetic");');
    for (const { slug } of records) {
      expect(relatedOf(pages.routes, slug).steps.at(-1), slug).toMatchObject(synthetic);
    }
  });

  it("is told which file is missing", async () => {
    write();
    await expect(tutorial.pages(site)).rejects.toThrow(
      'projects/tutorial/77-synthetic/src/index.ts is missing: the program of the step "synthetic". Write it there.',
    );
  });

  it("is told field and remedy when its record is wrong", async () => {
    write((source) => source.replace(/^ {2}title: .*$/m, '  title: "",').replace("77", "1"));
    await expect(tutorial.records(site)).rejects.toThrow(
      /synthetic\.ts: "title" is missing\. Write a text\.[\s\S]*"id" is 1, as in [\s\S]*introduction\.ts\. Give it a number of its own\./,
    );
  });
});
