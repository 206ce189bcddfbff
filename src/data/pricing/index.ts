import { hosts } from "../../config/site";
import type { Pricing } from "../../lib/pricing";
import { asReported, type SourcedClaim } from "../../lib/sources";
import { plans } from "./plans";
import { questions } from "./questions";
import { packageDocs, priceList } from "./sources";

/** The plans of VoltOps and all that is said about them: the one place where a price stands. */
export const pricing: Pricing = {
  plans,
  source: priceList,
  start: [
    { label: "Open the console", href: hosts.console },
    { label: "Ask about Enterprise", href: "https://forms.gle/BrnyFF4unP9pZxAh7" },
  ],
  notes: [
    `Prices and limits ${asReported(priceList)}. The console shows what applies on the day you sign up.`,
    `Limits change: ${packageDocs.label} of July 2026 list one prompt on Free, not three.`,
    "A dash means that the price list gives no figure.",
  ],
  calculator: {
    min: 0,
    max: 50_000,
    step: 1000,
    start: 10_000,
    typedMax: 10_000_000,
    worked: [100, 1000, 5000, 10_000, 20_000, 30_000, 50_000],
  },
  questions,
};

/** Every claim of this module, for the review check. */
export const pricingClaims: readonly SourcedClaim[] = [
  { name: "prices and limits of the plans", source: priceList },
  { name: "the note on moved limits", source: packageDocs },
  ...questions.flatMap(({ id, sources }) =>
    sources.map((source) => ({ name: `the answer "${id}"`, source })),
  ),
];
