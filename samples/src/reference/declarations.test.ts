import { describe, expect, test } from "vitest";
import { readDeclarations } from "./declarations";

describe("declarations of the installed packages", () => {
  const hooks = { from: "@voltagent/core", type: "ToolHooks", hooks: true };
  const scope = { from: "@voltagent/core", type: "WorkingMemoryConfig" };
  const tool = { from: "@voltagent/core", type: "Parameters<typeof pkg.createTool>[0]" };

  test("types by name and by expression, unions and hooks, and what a package exports", () => {
    const read = readDeclarations([hooks, scope, tool], ["@voltagent/libsql"]);
    expect(read.properties(hooks)[0]).toEqual({
      name: "onStart",
      optional: true,
      type: "{ tool; args; options }",
    });
    expect(read.properties(scope)).toContainEqual({
      name: "scope",
      optional: true,
      type: '"conversation" | "user"',
    });
    expect(read.properties(tool)).toContainEqual({ name: "name", optional: false, type: "string" });
    const exported = read.valueExports("@voltagent/libsql");
    expect(exported).toContain("LibSQLMemoryAdapter");
    expect(exported).not.toContain("LibSQLMemoryOptions");
  });

  test("a type that is not there is named", () => {
    expect(() => readDeclarations([{ from: "@voltagent/core", type: "Gone" }], [])).toThrow(
      /^Gone from @voltagent\/core: .*no exported member 'Gone'/,
    );
  });
});
