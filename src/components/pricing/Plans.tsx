import type { ReactNode } from "react";
import type { Pricing } from "../../lib/pricing";
import { ButtonLink } from "../ui/Button";
import { Calculator } from "./Calculator";
import { PlanTable } from "./PlanTable";

/** The plans, where they lead, what they rest on, and the calculator: the same on both pages that show them. */
export function Plans({ pricing }: { pricing: Pricing }): ReactNode {
  return (
    <>
      <PlanTable plans={pricing.plans} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <p className="flex flex-wrap gap-3">
          {pricing.start.map(({ label, href }) => (
            <ButtonLink key={href} to={href}>
              {label}
            </ButtonLink>
          ))}
        </p>
        <ul className="text-small text-ink-3">
          {pricing.notes.map((note) => (
            <li key={note} className="max-w-[76ch]">
              {note}
            </li>
          ))}
        </ul>
      </div>
      <h3 className="mb-4 mt-12 text-h3 nav:mt-16">What a month costs</h3>
      <p className="mb-8 max-w-[60ch] text-ink-2">
        You never need Pro for traces alone: Core with extra traces always costs less. Choose Pro
        for more than five seats, single sign-on or support over Slack.
      </p>
      <Calculator plans={pricing.plans} range={pricing.calculator} />
    </>
  );
}
