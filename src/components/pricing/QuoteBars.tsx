import clsx from "clsx";
import type { ReactNode } from "react";
import {
  formatAmount,
  formatUsd,
  type Misfit,
  type Need,
  type Plan,
  type PlanId,
  quote,
} from "../../lib/pricing";
import styles from "./pricing.module.css";

function because(misfit: Misfit, plan: Plan): string {
  if (misfit === "seats")
    return `${formatAmount(plan.seats)} ${plan.seats === 1 ? "seat" : "seats"} at most`;
  if (misfit === "traces") return `${formatAmount(plan.traces)} traces at most`;
  return misfit;
}

/** Every plan for the same need, the price of the plan and of further traces as parts of one bar. */
export function QuoteBars({
  plans,
  need,
  best,
}: {
  plans: readonly Plan[];
  need: Need;
  best: PlanId | undefined;
}): ReactNode {
  const rows = plans.map((plan) => ({ plan, result: quote(plan, need) }));
  const most = Math.max(
    1,
    ...rows.map(({ result }) => (typeof result === "string" ? 0 : result.totalUsd)),
  );
  const share = (usd: number) => ({ width: `${(usd / most) * 100}%` });
  return (
    <dl className={styles.bars}>
      {rows.map(({ plan, result }) => (
        <div key={plan.id} className={clsx(plan.id === best && styles.best)}>
          <dt>{plan.name}</dt>
          {typeof result === "string" ? (
            <dd className={styles.misfit}>{because(result, plan)}</dd>
          ) : (
            <dd>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.base} style={share(result.baseUsd)} />
                <span className={styles.extra} style={share(result.overageUsd)} />
              </span>
              <span className={styles.sum}>
                {formatUsd(result.totalUsd)}
                {plan.id === best && <span className="sr-only">, the lowest</span>}
              </span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
