import type { ReactNode } from "react";

/** A rule that a list follows: the thing it is about, and what holds for it. */
export interface Rule {
  readonly term: string;
  readonly text: string;
}

/** The last section of a page that lists records: what the list holds and by which rules. `id` names the section. */
export function Rules({
  id,
  title,
  rules,
  children,
}: {
  id: string;
  title: string;
  rules: readonly Rule[];
  children: ReactNode;
}): ReactNode {
  return (
    <section className="wrap pb-24 pt-16 menu:pt-24 nav:pb-32" aria-labelledby={id}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 nav:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div>
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          {children}
        </div>
        <dl className="border-t border-line">
          {rules.map(({ term, text }) => (
            <div
              key={term}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-b border-line py-4 menu:grid-cols-[160px_minmax(0,1fr)]"
            >
              <dt className="font-mono text-label leading-[26px] text-ink-3">{term}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
