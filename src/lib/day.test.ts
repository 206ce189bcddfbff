import { expect, test } from "vitest";
import { dayInWords } from "./day";

test("a day is written as the browser's own formatter writes it", () => {
  const formatter = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
  for (let month = 0; month < 12; month += 1) {
    const date = Date.UTC(2025, month, month * 2 + 1, 23, 59);
    expect(dayInWords(date)).toBe(formatter.format(date));
    expect(dayInWords(new Date(date).toISOString())).toBe(formatter.format(date));
  }
});
