import type { ReactNode } from "react";
import type { Customer } from "../../lib/customer";
import { monthInWords } from "../../lib/in-words";

function Fact({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div className="border-b border-line py-4">
      <dt className="font-mono text-label text-ink-3">{term}</dt>
      <dd className="mt-1 text-[15px] leading-6 text-ink">{children}</dd>
    </div>
  );
}

/** What is known of a customer at a glance, and where it is from. */
export function FactsRail({ record }: { record: Customer }): ReactNode {
  const { customer, useCase, stack, source } = record;
  return (
    <aside aria-label={`Facts about ${customer.name}`}>
      <dl className="border-t border-line nav:sticky nav:top-[88px]">
        <Fact term="company">
          {customer.website ? (
            <a
              href={customer.website}
              className="text-ink underline decoration-brand underline-offset-4 hover:text-brand-strong"
            >
              {customer.name}
            </a>
          ) : (
            customer.name
          )}
        </Fact>
        <Fact term="industry">{customer.industry}</Fact>
        <Fact term="use case">{useCase}</Fact>
        <Fact term="stack named">{stack.join(", ")}</Fact>
        <Fact term="as reported">
          <time dateTime={source.reported}>{monthInWords(source.reported)}</time>
          <span className="block text-small text-ink-2">
            {source.label}. Not verified independently.
          </span>
        </Fact>
      </dl>
    </aside>
  );
}
