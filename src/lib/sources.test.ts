import { describe, expect, it } from "vitest";
import { asReported, pastReview, type Source } from "./sources";

const source: Source = { label: "example.com/prices", asOf: "2025-10", reviewBy: "2026-03-31" };

describe("sources", () => {
  it("says who reported a claim and when", () => {
    expect(asReported(source)).toBe("as reported by example.com/prices, October 2025");
  });

  it("lets a claim stand until the end of its review day", () => {
    expect(pastReview([{ name: "prices", source }], "2026-03-31")).toEqual([]);
  });

  it("lists what is overdue, with what to do", () => {
    const fresh = { ...source, reviewBy: "2026-05-01" };
    const claims = [
      { name: "prices", source },
      { name: "limits", source: fresh },
    ];
    expect(pastReview(claims, "2026-04-01")).toEqual([
      "prices: was to be read again by 2026-03-31. Read example.com/prices, correct the figures, then set asOf and reviewBy.",
    ]);
  });
});
