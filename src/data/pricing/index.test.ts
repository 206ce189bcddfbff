import { describe, expect, it } from "vitest";
import { routePaths } from "../../config/route-contract";
import { cheapest, formatAmount, formatUsd, quote } from "../../lib/pricing";
import { pastReview } from "../../lib/sources";
import { packageVersions } from "../packages";
import { pricing, pricingClaims } from ".";
import { framework } from "./sources";

const { plans, calculator, questions } = pricing;

describe("plans", () => {
  it("agree with what they are said to cost in whole months", () => {
    const bases = plans.map(({ name, priceUsd }) => [name, priceUsd]);
    expect(bases).toEqual([
      ["Free", 0],
      ["Core", 50],
      ["Pro", 250],
      ["Enterprise", "on request"],
    ]);
  });

  it("make Core or Free the cheapest for one seat, whatever the traces: the page says so", () => {
    for (let traces = calculator.min; traces <= calculator.typedMax; traces += 50_000) {
      expect(cheapest(plans, { traces, seats: 1 })?.plan.name, `${traces}`).toMatch(
        /^(Free|Core)$/,
      );
    }
  });
});

describe("questions", () => {
  it("are eight, each with an answer and a source", () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(8);
    for (const { id, answer, sources } of questions) {
      expect(answer.length, id).toBeGreaterThan(0);
      expect(sources.length, id).toBeGreaterThan(0);
    }
  });

  it("lead to pages of the contract", () => {
    const targets = questions.flatMap(({ links }) => links.map(({ to }) => to));
    const paths = targets.filter((to) => to.startsWith("/"));
    expect(paths.filter((path) => !routePaths.some((known) => known === path))).toEqual([]);
  });

  it("count overage as the calculator does", () => {
    const core = plans.find(({ id }) => id === "core");
    const overage = questions.find(({ id }) => id === "overage")?.answer.join(" ") ?? "";
    const first = core && quote(core, { traces: 5001, seats: 1 });
    if (!core?.overage || !first || typeof first === "string") throw new Error("Core sells traces");
    expect(overage).toContain(`${formatUsd(core.overage.blockUsd)} for each extra`);
    expect(overage).toContain(`extra ${formatAmount(core.overage.blockTraces)} traces`);
    expect(overage).toContain(`5,001 traces on Core cost ${formatUsd(first.totalUsd)}`);
  });
});

it("names the release that the samples run against: after an upgrade, read those answers again", () => {
  expect(framework.label).toBe(`@voltagent/core ${packageVersions["@voltagent/core"]}`);
});

it("has no claim that nobody has read again in time", () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(pastReview(pricingClaims, today)).toEqual([]);
});
