import { describe, expect, it } from "vitest";
import { containsJson, matchesText } from "./compare";

describe("matchesText", () => {
  it.each([
    ["a\nb", "a\nb\n", true],
    ["a  ", "a", true],
    ["a\n…\nd", "a\nb\nc\nd", true],
    ["…\nd", "d", true],
    ["a", "a\nb", false],
    ["a.c", "abc", false],
  ])("%j shown for %j is %s", (shown, actual, same) => {
    expect(matchesText(shown, actual)).toBe(same);
  });
});

describe("containsJson", () => {
  it("allows what the page leaves out, and nothing that it says wrong", () => {
    const actual = { ok: true, data: { text: "hi", ids: [{ n: 1, id: "x" }] } };
    expect(containsJson({ data: { ids: [{ n: 1 }] } }, actual)).toBe(true);
    expect(containsJson({ data: { text: "ho" } }, actual)).toBe(false);
    expect(containsJson({ data: { ids: [] } }, actual)).toBe(false);
    expect(containsJson({ gone: null }, actual)).toBe(false);
  });
});
