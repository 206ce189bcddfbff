import { describe, expect, it } from "vitest";
import { cheapest, type Plan, quote, quoteInWords, readCount } from "./pricing";

const shared = {
  prompts: "unlimited",
  agents: "unlimited",
  retentionDays: 90,
  requestsPerMinute: "not listed",
  support: "",
  extras: [],
} as const;
const sold = { blockTraces: 5000, blockUsd: 10 };
const free: Plan = {
  ...shared,
  id: "free",
  name: "Free",
  priceUsd: 0,
  seats: 1,
  traces: 100,
  overage: null,
};
const core: Plan = {
  ...shared,
  id: "core",
  name: "Core",
  priceUsd: 50,
  seats: 5,
  traces: 5000,
  overage: sold,
};
const pro: Plan = {
  ...shared,
  id: "pro",
  name: "Pro",
  priceUsd: 250,
  seats: 20,
  traces: 20_000,
  overage: sold,
};
const custom: Plan = {
  ...shared,
  id: "enterprise",
  name: "Enterprise",
  priceUsd: "on request",
  seats: "on request",
  traces: "unlimited",
  overage: null,
};
const plans = [free, core, pro, custom];
const total = (plan: Plan, traces: number) => {
  const result = quote(plan, { traces, seats: 1 });
  return typeof result === "string" ? result : result.totalUsd;
};

describe("quote", () => {
  it("charges the plan alone up to its last included trace", () => {
    expect(total(free, 100)).toBe(0);
    expect(total(core, 5000)).toBe(50);
    expect(total(pro, 20_000)).toBe(250);
  });

  it("charges a whole block for the first trace beyond", () => {
    expect(total(core, 5001)).toBe(60);
    expect(total(core, 10_000)).toBe(60);
    expect(total(core, 10_001)).toBe(70);
    expect(total(pro, 50_000)).toBe(310);
  });

  it("says which limit stops a plan", () => {
    expect(total(free, 101)).toBe("traces");
    expect(quote(core, { traces: 0, seats: 6 })).toBe("seats");
    expect(quote(custom, { traces: 0, seats: 1 })).toBe("price on request");
  });
});

describe("cheapest", () => {
  const name = (traces: number, seats = 1) => cheapest(plans, { traces, seats })?.plan.name;

  it("takes the plan with the lowest total that covers traces and seats", () => {
    expect(name(100)).toBe("Free");
    expect(name(101)).toBe("Core");
    expect(name(50_000)).toBe("Core");
    expect(name(100, 6)).toBe("Pro");
  });

  it("is null when only a price on request is left", () => {
    expect(cheapest(plans, { traces: 100, seats: 21 })).toBeNull();
  });
});

it("puts a result in one sentence", () => {
  const inPlan = cheapest(plans, { traces: 5000, seats: 1 });
  const beyond = cheapest(plans, { traces: 12_000, seats: 1 });
  expect(inPlan && quoteInWords(inPlan)).toBe("Core, $50 a month. All traces are within the plan.");
  expect(beyond && quoteInWords(beyond)).toBe(
    "Core, $70 a month: $50 for the plan and $20 for 7,000 traces beyond its 5,000.",
  );
});

it("reads whole numbers within the range, and nothing else", () => {
  expect(readCount("10,000", 50_000)).toBe(10_000);
  expect(readCount(" 0 ", 50_000)).toBe(0);
  for (const text of ["", "1.5", "-1", "ten", "50001"]) {
    expect(readCount(text, 50_000), text).toBeNull();
  }
});
