/** What a month on a plan costs. Arithmetic only: the figures stand in `src/data/pricing`. */

import { countInWords } from "./in-words";
import type { Source } from "./sources";

export type PlanId = "free" | "core" | "pro" | "enterprise";

/** How much of something a plan includes. `not listed`: its source says nothing about it. */
export type Amount = number | "unlimited" | "on request" | "not listed";

/** Traces sold beyond a plan's own, in whole blocks. */
export interface Overage {
  readonly blockTraces: number;
  /** US dollars for each block that is begun. */
  readonly blockUsd: number;
}

/** A plan as a reader compares it. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US dollars a month. */
  readonly priceUsd: number | "on request";
  readonly seats: Amount;
  /** Traces a month within the price. */
  readonly traces: Amount;
  /** Null when no further traces are sold. */
  readonly overage: Overage | null;
  readonly prompts: Amount;
  readonly agents: Amount;
  readonly retentionDays: Amount;
  readonly requestsPerMinute: Amount;
  readonly support: string;
  /** What else it has; empty when the source names nothing. */
  readonly extras: readonly string[];
}

/** A question about the plans, with where its answer was read. */
export interface PricingQuestion {
  readonly id: string;
  readonly question: string;
  /** One paragraph each. */
  readonly answer: readonly string[];
  /** Pages of this site start with a slash. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
  readonly sources: readonly Source[];
}

/** The range of the calculator's slider, in traces a month. */
export interface CalculatorRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly start: number;
  /** The most traces that may be typed. */
  readonly typedMax: number;
  /** The amounts of the table that stands in for the calculator without JavaScript. */
  readonly worked: readonly number[];
}

/** Everything the pricing page and the home page show. */
export interface Pricing {
  readonly plans: readonly Plan[];
  readonly source: Source;
  /** Where a plan is chosen, and where a price is asked for. */
  readonly start: readonly { readonly label: string; readonly href: string }[];
  readonly notes: readonly string[];
  readonly calculator: CalculatorRange;
  readonly questions: readonly PricingQuestion[];
}

/** What a team needs in a month. */
export interface Need {
  readonly traces: number;
  readonly seats: number;
}

/** A month on a plan, in US dollars. */
export interface Quote {
  readonly plan: Plan;
  readonly baseUsd: number;
  /** Traces beyond the plan's own. */
  readonly extraTraces: number;
  readonly overageUsd: number;
  readonly totalUsd: number;
}

/** Why a plan cannot be priced for a need: the limit it meets first. */
export type Misfit = "seats" | "traces" | "price on request";

const limit = (amount: Amount): number =>
  typeof amount === "number" ? amount : Number.POSITIVE_INFINITY;

/** What a month on `plan` costs, or why that cannot be said. */
export function quote(plan: Plan, { traces, seats }: Need): Quote | Misfit {
  const extraTraces = Math.max(0, traces - limit(plan.traces));
  if (plan.priceUsd === "on request") return "price on request";
  if (seats > limit(plan.seats)) return "seats";
  if (extraTraces > 0 && plan.overage === null) return "traces";
  const blocks = plan.overage === null ? 0 : Math.ceil(extraTraces / plan.overage.blockTraces);
  const overageUsd = blocks * (plan.overage?.blockUsd ?? 0);
  return {
    plan,
    baseUsd: plan.priceUsd,
    extraTraces,
    overageUsd,
    totalUsd: plan.priceUsd + overageUsd,
  };
}

/** The cheapest plan that covers the need; null when only a plan with a price on request does. */
export function cheapest(plans: readonly Plan[], need: Need): Quote | null {
  const quotes = plans.map((plan) => quote(plan, need)).filter((one) => typeof one !== "string");
  return quotes.toSorted((a, b) => a.totalUsd - b.totalUsd)[0] ?? null;
}

/** Reads a count that a person typed. Null unless it is a whole number from 0 to `max`; commas and spaces are let through. */
export function readCount(text: string, max: number): number | null {
  const digits = text.replace(/[,\s]/g, "");
  const count = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return count <= max ? count : null;
}

/** An amount as words: `5,000`, `unlimited`. */
export function formatAmount(amount: Amount): string {
  return typeof amount === "number" ? countInWords(amount) : amount;
}

/** Whole US dollars: `$1,240`. */
export function formatUsd(usd: number): string {
  return `$${countInWords(usd)}`;
}

/** The result as one sentence, as it is read out. */
export function quoteInWords({ plan, baseUsd, extraTraces, overageUsd, totalUsd }: Quote): string {
  const total = `${plan.name}, ${formatUsd(totalUsd)} a month`;
  return extraTraces === 0
    ? `${total}. All traces are within the plan.`
    : `${total}: ${formatUsd(baseUsd)} for the plan and ${formatUsd(overageUsd)} for ${formatAmount(extraTraces)} ${extraTraces === 1 ? "trace" : "traces"} beyond its ${formatAmount(plan.traces)}.`;
}
