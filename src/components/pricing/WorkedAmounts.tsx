import type { ReactNode } from "react";
import { formatAmount, formatUsd, type Plan, quote } from "../../lib/pricing";
import styles from "./pricing.module.css";

/** The calculator's answers for a few amounts and one seat: shown where no script can calculate. */
export function WorkedAmounts({
  plans,
  amounts,
}: {
  plans: readonly Plan[];
  amounts: readonly number[];
}): ReactNode {
  const priced = plans.filter(({ priceUsd }) => priceUsd !== "on request");
  return (
    <table className={styles.worked}>
      <caption className="pb-4 text-left text-ink-2">
        What a month costs for one seat, extra traces included
      </caption>
      <thead>
        <tr className="border-b border-solid border-line-strong font-mono text-label text-ink-3">
          <th scope="col" className="pb-3">
            traces
          </th>
          {priced.map(({ id, name }) => (
            <th key={id} scope="col" className="pb-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {amounts.map((traces) => (
          <tr key={traces} className="border-b border-solid">
            <th scope="row" className="py-3 text-ink-2">
              {formatAmount(traces)}
            </th>
            {priced.map((plan) => {
              const result = quote(plan, { traces, seats: 1 });
              return (
                <td key={plan.id} className="py-3 tabular-nums text-ink">
                  {typeof result === "string" ? (
                    <span className="text-ink-3">not sold</span>
                  ) : (
                    formatUsd(result.totalUsd)
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
