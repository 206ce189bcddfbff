import type { ReactNode } from "react";
import type { CustomerSummary } from "../../lib/customer";
import { CustomerRows } from "../customer/CustomerRows";
import { ButtonLink } from "../ui/Button";
import { SectionHead } from "../ui/SectionHead";

const SHOWN = 4;

/** The first listed customers; nothing while there is none. */
export function Customers({ records }: { records: readonly CustomerSummary[] }): ReactNode {
  const listed = records.filter((record) => record.listed);
  if (listed.length === 0) {
    return null;
  }
  return (
    <section className="wrap pt-16 menu:pt-24 nav:pt-32" aria-labelledby="customers">
      <SectionHead id="customers" label="Customers" title="What teams report">
        What stood in their way, what they built and what changed, in our words. Each story gives
        its month and source.
      </SectionHead>
      <CustomerRows records={listed.slice(0, SHOWN)} level="h3" />
      <p className="mt-8">
        <ButtonLink to="/customers/">All customers</ButtonLink>
      </p>
    </section>
  );
}
