import { describe, expect, it } from "vitest";
import { list, object, oneOf, optional, text, textLike, wholeNumber } from "./record-checks";

const check = object({
  slug: textLike(/^[a-z]+$/, "abc"),
  kind: oneOf(["a", "b"]),
  steps: list(object({ step: wholeNumber(1, 4), title: text({ max: 5 }) }), { count: 2 }),
  note: optional(text()),
});

const right = {
  slug: "abc",
  kind: "a",
  steps: [
    { step: 1, title: "one" },
    { step: 2, title: "two" },
  ],
};

const says = (value: unknown) => check(value).map(({ field, fix }) => `${field} ${fix}`);

describe("checks of records", () => {
  it("say nothing about a right record, with or without what is optional", () => {
    expect(says(right)).toEqual([]);
    expect(says({ ...right, note: "x" })).toEqual([]);
  });

  it.each([
    [{ ...right, slug: "A b" }, 'slug is "A b". Write it like "abc".'],
    [{ ...right, kind: "c" }, 'kind is "c". Use one of: a, b.'],
    [{ ...right, steps: right.steps.slice(1) }, "steps has 1 item. Add 1: the page shows 2 items."],
    [
      { ...right, steps: [...right.steps, { step: 3, title: "x" }] },
      "steps has 3 items. Remove 1: the page shows 2 items.",
    ],
    [
      { ...right, steps: [{ step: 1, title: "too long" }, right.steps[1]] },
      "steps[0].title has 8 characters. Cut it to 5: the page has no more room.",
    ],
    [
      { ...right, steps: [{ step: 9, title: "x" }, right.steps[1]] },
      "steps[0].step is 9. Use a whole number from 1 to 4.",
    ],
    [{ ...right, note: "" }, "note is missing. Write a text."],
    [
      { ...right, colour: "red" },
      "colour is not a field of this kind of record. Remove it, or correct its name.",
    ],
    [undefined, "(the default export) is missing. Make it an object with slug, kind, steps, note."],
  ])("say which field is wrong and what to do: %#", (value, expected) => {
    expect(says(value)).toEqual([expected]);
  });
});
