import Link from "@docusaurus/Link";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { CustomerSummary } from "../../lib/customer";

/** Customers as a dense list: who, what they use agents for, and what they name of the stack. */
export function CustomerRows({
  records,
  level: Heading = "h2",
}: {
  records: readonly CustomerSummary[];
  level?: "h2" | "h3";
}): ReactNode {
  return (
    <ul className="border-t border-line-strong">
      {records.map(({ slug, customer, title, useCase, stack, figures = [] }) => (
        <li key={slug} className="relative border-b border-line hover:bg-surface-1">
          <div className="grid grid-cols-[minmax(0,1fr)_24px] gap-x-8 gap-y-3 py-6 nav:grid-cols-[200px_minmax(0,1fr)_220px_24px]">
            <div>
              <p className="text-h3 text-ink">{customer.name}</p>
              <p className="mt-1 font-mono text-label text-ink-3">{customer.industry}</p>
            </div>
            <ArrowRight
              size={18}
              strokeWidth={1.5}
              aria-hidden="true"
              className="mt-1 text-ink-3 nav:order-last"
            />
            <div className="max-nav:col-span-2">
              <Heading className="text-body font-medium text-ink">
                <Link
                  to={`/customers/${slug}/`}
                  className="text-ink after:absolute after:inset-0 hover:text-ink hover:no-underline"
                >
                  {title}
                </Link>
              </Heading>
              <p className="mt-1 max-w-[64ch] text-[15px] leading-6 text-ink-2">{useCase}</p>
            </div>
            <p className="font-mono text-label leading-[22px] text-ink-3 max-nav:col-span-2">
              {figures.map(({ value, label }) => (
                <span key={label} className="block text-ink">
                  {value} {label}
                </span>
              ))}
              {stack.join(" + ")}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
