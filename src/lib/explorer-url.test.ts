import { describe, expect, it } from "vitest";
import { readState, writeState } from "./explorer-url";

describe("the explorer's address", () => {
  it("starts with the waterfall and no filter", () => {
    expect(readState("")).toEqual({
      span: null,
      view: "waterfall",
      query: "",
      kinds: [],
      failed: false,
    });
    expect(writeState(readState(""), "")).toBe("");
  });

  it("keeps everything that was chosen", () => {
    const search = "?span=s8&view=graph&find=A-731&kind=tool,llm&status=error";
    expect(writeState(readState(search), "")).toBe(search);
  });

  it("ignores what it does not know", () => {
    expect(readState("?view=pie&kind=tool,planet&status=fine")).toMatchObject({
      view: "waterfall",
      kinds: ["tool"],
      failed: false,
    });
  });

  it("leaves other parameters alone and takes its own back", () => {
    expect(writeState(readState(""), "?ref=docs&span=s8")).toBe("?ref=docs");
  });

  it("survives text that means something in an address", () => {
    const state = { ...readState(""), query: "a&b=c #1, 100%" };
    expect(readState(writeState(state, "")).query).toBe("a&b=c #1, 100%");
  });
});
