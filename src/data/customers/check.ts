import { storyPatterns } from "../../lib/customer";
import {
  type Check,
  flag,
  list,
  object,
  oneOf,
  optional,
  text,
  textLike,
  wholeNumber,
} from "../../lib/record-checks";

const part = object({
  text: text({ max: 420 }),
  points: list(text({ max: 140 }), { min: 1, max: 5 }),
});

/** Says what a customer's record lacks: field and remedy. */
export const checkCustomer: Check = object({
  id: wholeNumber(1, 99),
  slug: textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, "joggr"),
  listed: flag,
  customer: object({
    name: text({ max: 40 }),
    industry: text({ max: 60 }),
    website: optional(textLike(/^https:\/\/\S+$/, "https://www.linkedin.com/company/joggr")),
  }),
  title: text({ max: 90 }),
  useCase: text({ max: 160 }),
  challenge: part,
  approach: part,
  outcome: part,
  figures: optional(
    list(object({ value: text({ max: 20 }), label: text({ max: 60 }) }), { min: 1, max: 4 }),
  ),
  stack: list(text({ max: 30 }), { min: 1, max: 5 }),
  video: optional(
    object({
      youtubeId: textLike(/^[\w-]{11}$/, "HW_cqz_3Q38"),
      startSeconds: wholeNumber(0, 36_000),
    }),
  ),
  pattern: optional(object({ run: oneOf(storyPatterns), note: text({ max: 240 }) })),
  links: list(object({ label: text({ max: 50 }), to: textLike(/^\/([a-z0-9-]+\/)*$/, "/docs/") }), {
    min: 1,
    max: 5,
  }),
  source: object({
    label: text({ max: 90 }),
    reported: textLike(/^20\d\d-(0[1-9]|1[0-2])$/, "2025-10"),
  }),
});
