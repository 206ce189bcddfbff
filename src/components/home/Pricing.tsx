import type { ReactNode } from "react";
import type { Pricing as PricingData } from "../../lib/pricing";
import { Plans } from "../pricing/Plans";
import { Questions } from "../pricing/Questions";
import { SectionHead } from "../ui/SectionHead";

/** The plans, the calculator and the questions. `/pricing/` leads here when scripts run. */
export function Pricing({ pricing }: { pricing: PricingData }): ReactNode {
  return (
    <section className="wrap pt-16 menu:pt-24 nav:pt-32" aria-labelledby="pricing-title">
      {/* The anchor is the head, not the section: a reader sent here lands on words, not on space. */}
      <div id="pricing">
        <SectionHead
          id="pricing-title"
          label="Pricing"
          title="The framework is free. The platform has plans"
        >
          VoltAgent is MIT-licensed and works without VoltOps. VoltOps is priced by traces and
          seats.
        </SectionHead>
      </div>
      <Plans pricing={pricing} />
      <h3 className="mb-4 mt-12 text-h3 nav:mt-16">Questions</h3>
      <Questions questions={pricing.questions} folded />
    </section>
  );
}
