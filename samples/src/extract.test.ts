import { describe, expect, it } from "vitest";
import { extractFences, moduleText, toModules } from "./extract";

const page = (text: string) => extractFences("docs/page.md", text);

describe("extractFences", () => {
  it("reads language, meta, code and its line", () => {
    const [fence] = page(
      '# Title\n\n```ts title="src/index.ts" {1,3} run="hello"\nconst a = 1;\n```\n',
    );
    expect(fence).toEqual({
      page: "docs/page.md",
      line: 4,
      lang: "ts",
      code: "const a = 1;",
      meta: { title: "src/index.ts", run: "hello", continues: false, output: false },
    });
  });

  it("finds fences inside components and lists, without their indentation", () => {
    const text =
      "<Tabs>\n    <TabItem>\n\n      ```bash\n      npm test\n      ```\n\n    </TabItem>\n</Tabs>\n\n- item\n\n  ```json\n  {}\n  ```\n";
    expect(page(text).map(({ lang, code, line }) => [lang, code, line])).toEqual([
      ["bash", "npm test", 5],
      ["json", "{}", 14],
    ]);
  });

  it("keeps the reason of an excused fence", () => {
    expect(page('```ts no-check="shows an error"\nx\n```')[0]?.meta.noCheck).toBe("shows an error");
  });
});

describe("toModules", () => {
  const files = (text: string) =>
    toModules(page(text)).map(({ version, file, fences }) => [version, file, fences.length]);

  it("makes a file of each fence and appends those that continue", () => {
    expect(files("```ts\na\n```\n\n```ts continue\nb\n```\n\n```ts\nc\n```")).toEqual([
      [0, "sample-1.ts", 2],
      [0, "sample-3.ts", 1],
    ]);
  });

  it("names files by title or file, and appends to the named one", () => {
    expect(
      files(
        '```ts title="src/a.ts"\na\n```\n\n```ts file="b.ts"\nb\n```\n\n```ts title="src/a.ts" continue\nc\n```',
      ),
    ).toEqual([
      [0, "src/a.ts", 2],
      [0, "b.ts", 1],
    ]);
  });

  it("starts a new version when a file is shown again, with the other files carried over", () => {
    expect(
      files(
        '```ts title="a.ts"\n1\n```\n\n```ts title="b.ts"\n2\n```\n\n```ts title="a.ts"\n3\n```',
      ),
    ).toEqual([
      [0, "a.ts", 1],
      [0, "b.ts", 1],
      [1, "a.ts", 1],
      [1, "b.ts", 1],
    ]);
  });

  it("leaves out excused fences and other languages", () => {
    expect(files('```ts no-check="wrong on purpose"\na\n```\n\n```json\n{}\n```')).toEqual([]);
  });
});

describe("moduleText", () => {
  it("puts every line where the page has it", () => {
    const [module] = toModules(page("text\n\n```ts\na\n```\n\nmore\n\n```ts continue\nb\n```"));
    const lines = module ? moduleText(module).split("\n") : [];
    expect([lines[3], lines[9]]).toEqual(["a", "b"]);
  });
});
