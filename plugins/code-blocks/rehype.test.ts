import { describe, expect, it } from "vitest";
import { highlight } from "./highlight";
import { parseFenceMeta } from "./rehype";

describe("highlight", () => {
  it("gives one string a line, with Prism's class names", () => {
    const lines = highlight('const a = "b";\n\nawait run();\n', "ts");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('<span class="tok keyword">const</span>');
    expect(lines[1]).toBe("");
  });

  it("escapes what the code contains", () => {
    expect(highlight("<script>alert(1)</script>", "text").join("")).not.toContain("<script>");
  });

  it("knows the fences the docs use beside TypeScript", () => {
    for (const language of ["bash", "json", "python", "dotenv", "diff", "http"]) {
      expect(highlight("A=1 # x", language), language).toHaveLength(1);
    }
  });
});

describe("parseFenceMeta", () => {
  it("reads the file name and the marked lines", () => {
    const meta = parseFenceMeta('title="src/index.ts" {1,3-4} run');
    expect(meta.title).toBe("src/index.ts");
    expect([...meta.lines]).toEqual([1, 3, 4]);
  });

  it("knows what shows an output, not what is run under that name", () => {
    expect(parseFenceMeta("output").output).toBe(true);
    expect(parseFenceMeta('title="src/output.ts" run="output"').output).toBeUndefined();
  });

  it("leaves a bare fence bare", () => {
    expect(parseFenceMeta("")).toEqual({ lines: new Set() });
  });
});
