import type { ReactNode } from "react";
import { type Amount, formatAmount, formatUsd, type Plan } from "../../lib/pricing";

/** A line of the comparison: what each plan says to one question. */
interface Line {
  readonly term: string;
  readonly unit?: string;
  readonly of: (plan: Plan) => ReactNode;
}

function Unlisted(): ReactNode {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not listed</span>
    </>
  );
}

function Value({ amount }: { amount: Amount }): ReactNode {
  return amount === "not listed" ? <Unlisted /> : formatAmount(amount);
}

function Extras({ extras }: Pick<Plan, "extras">): ReactNode {
  return extras.length === 0 ? (
    <Unlisted />
  ) : (
    extras.map((extra) => (
      <span key={extra} className="block">
        {extra}
      </span>
    ))
  );
}

function Beyond({ overage, traces }: Plan): ReactNode {
  if (traces === "unlimited") return "no limit";
  return overage
    ? `${formatUsd(overage.blockUsd)} per ${formatAmount(overage.blockTraces)}`
    : "not sold";
}

const lines: readonly Line[] = [
  { term: "Traces", unit: "a month", of: ({ traces }) => <Value amount={traces} /> },
  { term: "Extra traces", of: Beyond },
  { term: "Seats", of: ({ seats }) => <Value amount={seats} /> },
  { term: "Retention", unit: "in days", of: (plan) => <Value amount={plan.retentionDays} /> },
  { term: "Prompts", of: ({ prompts }) => <Value amount={prompts} /> },
  { term: "Agents", of: ({ agents }) => <Value amount={agents} /> },
  { term: "Requests", unit: "a minute", of: (plan) => <Value amount={plan.requestsPerMinute} /> },
  { term: "Support", of: ({ support }) => support },
  { term: "Also", of: Extras },
];

// Where room is scarce a line becomes its term above four cells, so that nothing scrolls sideways.
const row =
  "border-b border-solid max-[639px]:grid max-[639px]:grid-cols-4 max-[639px]:gap-x-[6px] max-[639px]:py-3";
const cell =
  "py-[11px] pr-4 align-top text-[13px] leading-[20px] text-ink [overflow-wrap:anywhere] min-[640px]:text-[15px] min-[640px]:leading-[22px] max-[639px]:py-0 max-[639px]:pr-0";

function Head({ plans }: { plans: readonly Plan[] }): ReactNode {
  return (
    <thead className="bg-canvas max-[639px]:sticky max-[639px]:top-[var(--navbar-height)] max-[639px]:z-10 max-[639px]:block">
      <tr className={`${row} border-line-strong max-[639px]:items-end`}>
        <td className="w-[22%] pb-3 align-bottom font-mono text-label text-ink-3 max-[639px]:hidden">
          US dollars a month
        </td>
        {plans.map(({ id, name, priceUsd }) => (
          <th key={id} scope="col" className="pb-3 pr-4 pt-2 align-bottom max-[639px]:p-0">
            <span className="block font-mono text-label text-ink-3 max-[639px]:font-sans max-[639px]:text-[13px] max-[639px]:tracking-normal">
              {name}
            </span>
            <span className="mt-1 block font-semibold text-ink max-[639px]:text-[15px] max-[639px]:leading-[20px] min-[640px]:text-h3">
              {priceUsd === "on request" ? (
                <span className="text-ink-2">
                  <span className="min-[640px]:hidden">ask</span>
                  <span className="max-[639px]:hidden">on request</span>
                </span>
              ) : (
                formatUsd(priceUsd)
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The plans side by side, a line a limit. */
export function PlanTable({ plans }: { plans: readonly Plan[] }): ReactNode {
  return (
    <table className="table-fixed max-[639px]:block">
      <caption className="sr-only">Plans of VoltOps, prices in US dollars a month</caption>
      <Head plans={plans} />
      <tbody className="max-[639px]:block">
        {lines.map(({ term, unit, of }) => (
          <tr key={term} className={row}>
            <th
              scope="row"
              className="py-[11px] pr-4 align-top text-[15px] leading-[22px] text-ink-2 max-[639px]:col-span-4 max-[639px]:pb-1 max-[639px]:pt-0 max-[639px]:text-small"
            >
              {term}
              {unit && <span className="text-ink-3"> {unit}</span>}
            </th>
            {plans.map((plan) => (
              <td key={plan.id} className={cell}>
                {of(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
