import type { ReactNode } from "react";

/** A row of a definition list: a term in mono, and what it says. */
export interface Fact {
  readonly term: ReactNode;
  readonly detail: ReactNode;
}

/** Terms and what they say, row by row between hairlines; the columns stack where room is scarce. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className="border-t border-solid first:border-t-0 first:[&>:first-child]:pt-0">
      {facts.map(({ term, detail }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places.
          key={index}
          className="grid gap-x-8 gap-y-1 border-b border-solid py-4 last:border-b-0 menu:grid-cols-[minmax(0,3fr)_minmax(0,6fr)]"
        >
          <dt className="font-mono text-label leading-[26px] text-ink">{term}</dt>
          <dd className="min-w-0 text-body text-ink-2">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
