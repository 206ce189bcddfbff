import { describe, expect, it } from "vitest";
import { formatStars, parseRepositoryStats } from "./repository-stats";

const person = { login: "someone", avatar_url: "https://avatars.githubusercontent.com/u/1" };

describe("parseRepositoryStats", () => {
  it("accepts a count with a list, and a count with null", () => {
    expect(parseRepositoryStats({ stars: 3, recent_stargazers: [person] })).toEqual({
      stars: 3,
      recent_stargazers: [person],
    });
    expect(parseRepositoryStats({ stars: 0, recent_stargazers: null })).toEqual({
      stars: 0,
      recent_stargazers: null,
    });
  });

  it("leaves out entries that are not a stargazer, and fields it does not know", () => {
    const value = { stars: 3, recent_stargazers: [person, null, { login: 4 }, "x"], extra: true };
    expect(parseRepositoryStats(value)).toEqual({ stars: 3, recent_stargazers: [person] });
  });

  it.each([
    undefined,
    null,
    "7",
    [],
    {},
    { stars: null, recent_stargazers: null },
    { stars: "7", recent_stargazers: null },
    { stars: 7 },
    { stars: 7, recent_stargazers: {} },
    { stars: 7, recent_stargazers: "none" },
  ])("rejects %j with the site's message", (value) => {
    expect(() => parseRepositoryStats(value)).toThrow(
      new Error("Invalid data format received from API"),
    );
  });
});

describe("formatStars", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1K"],
    [1949, "1.9K"],
    [7249, "7.2K"],
    [12_000, "12K"],
    [1_540_000, "1.5M"],
  ])("writes %d as %s", (count, text) => {
    expect(formatStars(count)).toBe(text);
  });

  it("writes what the browser's own formatter writes", () => {
    const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
    const around = [950, 9_950, 99_950, 999_950, 1_000_000, 9_950_000, 123_456_789];
    for (const count of around.flatMap((value) => [value - 1, value, value + 1, value * 1.5])) {
      expect(formatStars(count)).toBe(compact.format(count));
    }
  });
});
