import type { Overage, Plan } from "../../lib/pricing";

/** What Core and Pro charge for traces beyond their own. */
const perBlock: Overage = { blockTraces: 5000, blockUsd: 10 };

/** The four plans of VoltOps, as the price list gives them (`priceList` in `sources.ts`). */
export const plans: readonly Plan[] = [
  {
    id: "free",
    name: "Free",
    priceUsd: 0,
    seats: 1,
    traces: 100,
    overage: null,
    prompts: 3,
    agents: 3,
    retentionDays: 7,
    requestsPerMinute: 1000,
    support: "community",
    extras: ["1 project"],
  },
  {
    id: "core",
    name: "Core",
    priceUsd: 50,
    seats: 5,
    traces: 5000,
    overage: perBlock,
    prompts: "unlimited",
    agents: "unlimited",
    retentionDays: 90,
    requestsPerMinute: 4000,
    support: "priority",
    extras: [],
  },
  {
    id: "pro",
    name: "Pro",
    // The list's own calculator reckoned with 500, against its card. The card is what is sold.
    priceUsd: 250,
    seats: 20,
    traces: 20_000,
    overage: perBlock,
    prompts: "unlimited",
    agents: "unlimited",
    retentionDays: 90,
    requestsPerMinute: "not listed",
    support: "Slack",
    extras: ["single sign-on", "advanced analytics"],
  },
  {
    id: "enterprise",
    name: "Enterprise",
    priceUsd: "on request",
    seats: "on request",
    traces: "unlimited",
    overage: null,
    prompts: "unlimited",
    agents: "unlimited",
    retentionDays: "on request",
    requestsPerMinute: "not listed",
    support: "SLA",
    extras: ["self-hosting", "SAML and LDAP", "roles (RBAC)", "audit logs"],
  },
];
