import { type Check, list, object, text, textLike, wholeNumber } from "../../lib/record-checks";

/** Says what a step's record lacks: field and remedy. */
export const checkTutorialStep: Check = object({
  id: wholeNumber(1, 99),
  title: text({ max: 48 }),
  slug: textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, "chatbot-problem"),
  navTitle: text({ max: 22 }),
  description: text({ max: 200 }),
  brings: list(text({ max: 32 }), { min: 1, max: 6 }),
  needs: list(text({ max: 60 }), { min: 1, max: 3 }),
  result: text({ max: 160 }),
  videoId: textLike(/^[\w-]{11}$/, "QVLUGG2ZhTI"),
  docs: list(object({ label: text({ max: 50 }), to: textLike(/^\/([a-z0-9-]+\/)*$/, "/docs/") }), {
    min: 1,
    max: 5,
  }),
});
