import { describe, expect, it } from "vitest";
import { routePaths } from "../../config/route-contract";
import { exampleListings, openQuestions, sharingWays } from ".";

const known: readonly string[] = routePaths;

describe("marketplace", () => {
  it("lists only agents that a page of this site shows how to build", () => {
    for (const { name, to } of exampleListings) {
      expect(to, name).toMatch(/^\/(examples\/agents|use-cases)\//);
      expect(known, name).toContain(to);
    }
  });

  it("sends to docs pages of the contract for what works today", () => {
    expect(sharingWays.filter(({ link }) => !known.includes(link.to))).toEqual([]);
  });

  it("says for every open question what exists and what is open", () => {
    expect(openQuestions.map(({ id }) => id)).toEqual([
      "trust",
      "sandboxing",
      "billing",
      "versioning",
    ]);
  });
});
