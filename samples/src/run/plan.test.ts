import { describe, expect, it } from "vitest";
import { extractFences } from "../extract";
import { planRuns } from "./plan";

const F = "```";
const plan = (...lines: string[]) => planRuns(extractFences("docs/x.md", lines.join("\n")));

describe("planRuns", () => {
  it("joins a program with its requests and the outputs shown for each", () => {
    const [run] = plan(
      `${F}ts title="a.ts" run="api"`,
      "1",
      F,
      `${F}text output`,
      "ready",
      F,
      `${F}bash run="api"`,
      "curl http://localhost:3141/a",
      F,
      `${F}json output`,
      "{}",
      F,
    );
    expect(run?.module.file).toBe("a.ts");
    expect(run?.requests).toEqual(["curl http://localhost:3141/a"]);
    expect(run?.outputs.map(({ fence, request }) => [fence.code, request])).toEqual([
      ["ready", undefined],
      ["{}", 0],
    ]);
  });

  it("names a bare run after its file", () => {
    expect(plan(`${F}ts title="src/index.ts" run`, "1", F).map(({ name }) => name)).toEqual([
      "src/index.ts",
    ]);
  });

  it("refuses requests and outputs that belong to nothing", () => {
    expect(() => plan(`${F}bash run="api"`, "curl x", F)).toThrow(
      'docs/x.md:2: no program of this page is run as "api"',
    );
    expect(() => plan(`${F}text output`, "hi", F)).toThrow("nothing was run before it");
  });
});
