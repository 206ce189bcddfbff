import { expect, test } from "vitest";
import { countInWords, dayInWords, listInWords, monthInWords, weekdayInWords } from "./in-words";

const words = (date: number | string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }).format(new Date(date));

test("days and months are written as the browser's own formatter writes them", () => {
  for (let month = 0; month < 12; month += 1) {
    const date = Date.UTC(2025, month, month * 2 + 1, 23, 59);
    const iso = new Date(date).toISOString();
    expect(dayInWords(date)).toBe(words(date, { dateStyle: "medium" }));
    expect(dayInWords(iso)).toBe(words(date, { dateStyle: "medium" }));
    expect(monthInWords(iso.slice(0, 7))).toBe(words(date, { month: "long", year: "numeric" }));
    const [weekday, monthName] = [
      words(date, { weekday: "short" }),
      words(date, { month: "long" }),
    ];
    expect(weekdayInWords(iso.slice(0, 10))).toBe(`${weekday} ${month * 2 + 1} ${monthName}`);
  }
});

test("counts and lists are written as the browser's own formatters write them", () => {
  for (const count of [0, 7, 999, 1000, 12_480, 123_456, 1_000_000]) {
    expect(countInWords(count)).toBe(count.toLocaleString("en"));
  }
  for (const list of [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]]) {
    expect(listInWords(list)).toBe(new Intl.ListFormat("en").format(list));
  }
});
