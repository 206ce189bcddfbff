import { type ReactNode, useId } from "react";
import {
  type CalculatorRange,
  cheapest,
  formatAmount,
  formatUsd,
  type Plan,
  quoteInWords,
} from "../../lib/pricing";
import styles from "./pricing.module.css";
import { QuoteBars } from "./QuoteBars";
import { type NeedFields, useNeed } from "./useNeed";
import { WorkedAmounts } from "./WorkedAmounts";

const TICKS = 5;

/** The marks under the slider, each at its place on the scale. */
function Scale({ range }: { range: CalculatorRange }): ReactNode {
  const marks = Array.from({ length: TICKS + 1 }, (_, index) => (range.max / TICKS) * index);
  return (
    <div className={styles.scale} aria-hidden="true">
      {marks.map((mark) => (
        <span key={mark} style={{ left: `${(mark / range.max) * 100}%` }}>
          {mark === 0 ? "0" : `${mark / 1000}k`}
        </span>
      ))}
    </div>
  );
}

function Fields({ range, fields }: { range: CalculatorRange; fields: NeedFields }): ReactNode {
  const id = useId();
  const { need } = fields;
  const shown = Math.min(range.max, need?.traces ?? range.min);
  return (
    <fieldset>
      <legend className="sr-only">What you need in a month</legend>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <label className={styles.field}>
          <span>Traces a month</span>
          <input
            className={styles.traces}
            inputMode="numeric"
            autoComplete="off"
            value={fields.traces}
            onChange={(event) => fields.setTraces(event.target.value)}
            aria-invalid={fields.invalid.traces}
            aria-describedby={`${id}-help`}
          />
        </label>
        <label className={styles.field}>
          <span>Seats</span>
          <input
            className={styles.seats}
            inputMode="numeric"
            autoComplete="off"
            value={fields.seats}
            onChange={(event) => fields.setSeats(event.target.value)}
            aria-invalid={fields.invalid.seats}
            aria-describedby={`${id}-help`}
          />
        </label>
      </div>
      <div className={styles.slide}>
        <input
          type="range"
          className={styles.slider}
          min={range.min}
          max={range.max}
          step={range.step}
          value={shown}
          onChange={(event) => fields.setTraces(event.target.value)}
          aria-label="Traces a month, in steps of a thousand"
          aria-valuetext={`${formatAmount(shown)} traces`}
        />
        <Scale range={range} />
      </div>
      <p id={`${id}-help`} className="mt-6 max-w-[44ch] text-small text-ink-3">
        A trace is one request, from the call to its answer, with all its spans.
      </p>
    </fieldset>
  );
}

function Result({ plans, fields }: { plans: readonly Plan[]; fields: NeedFields }): ReactNode {
  const { need } = fields;
  const best = need && cheapest(plans, need);
  const words = best
    ? quoteInWords(best)
    : need
      ? "Only Enterprise covers this, and its price is on request."
      : "Enter whole numbers: up to 10,000,000 traces, and 1 to 1,000 seats.";
  return (
    <div className="min-w-0">
      <p className="text-display font-semibold tabular-nums text-ink" aria-hidden="true">
        {best ? formatUsd(best.totalUsd) : "–"}
        {best && (
          <span className="ml-2 text-body font-normal tracking-normal text-ink-2">a month</span>
        )}
      </p>
      <output className="mt-2 block min-h-[52px] max-w-[52ch] text-ink-2 max-menu:min-h-[78px]">
        {words}
      </output>
      {need && <QuoteBars plans={plans} need={need} best={best?.plan.id} />}
    </div>
  );
}

/** What a month costs for so many traces and seats. Without JavaScript a table of worked amounts. */
export function Calculator({
  plans,
  range,
}: {
  plans: readonly Plan[];
  range: CalculatorRange;
}): ReactNode {
  const fields = useNeed(range);
  return (
    <>
      <div className={styles.calculator}>
        <Fields range={range} fields={fields} />
        <Result plans={plans} fields={fields} />
      </div>
      <WorkedAmounts plans={plans} amounts={range.worked} />
    </>
  );
}
