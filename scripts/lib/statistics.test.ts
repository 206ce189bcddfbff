import { expect, it } from "vitest";
import { median, percentile } from "./statistics";

it("finds medians and percentiles by nearest rank, in any order", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2);
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 99)).toBe(99);
  expect(percentile(hundred, 100)).toBe(100);
  expect(percentile([7], 99)).toBe(7);
  expect(median([])).toBeNaN();
});
