import { describe, expect, it } from "vitest";
import { describeGraph, examplePath, sourceCodeData } from "./example";

const part = (id: string, kind: "input" | "agent" | "workflow" | "output") => ({
  id,
  kind,
  label: id.toUpperCase(),
  sublabel: "",
  does: "",
});

const graph = {
  caption: "",
  columns: [["a"], ["b"], ["c"], ["d"]],
  links: [
    { from: "a", to: "b", says: "asks" },
    { from: "b", to: "c", says: "hands on" },
  ],
};
const parts = [
  part("a", "input"),
  part("b", "agent"),
  part("c", "agent"),
  part("d", "output"),
  part("flow", "workflow"),
];

describe("describeGraph", () => {
  it("says what goes from part to part, and what the frame holds", () => {
    expect(
      describeGraph({ parts, graph: { ...graph, frame: { part: "flow", from: 1, to: 2 } } }),
    ).toBe("A to B: asks. B to C: hands on. B and C are steps of FLOW.");
  });

  it("says nothing of a frame that is not there", () => {
    expect(describeGraph({ parts, graph })).toBe("A to B: asks. B to C: hands on.");
  });
});

it("tells search engines where the code and its page are", () => {
  const record = { title: "T", description: "D", repository: "https://code.example/t" };
  expect(sourceCodeData(record, `https://site.example${examplePath("t")}`)).toMatchObject({
    "@type": "SoftwareSourceCode",
    name: "T",
    codeRepository: "https://code.example/t",
    url: "https://site.example/examples/agents/t/",
  });
});
