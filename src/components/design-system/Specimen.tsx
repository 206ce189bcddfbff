import type { ReactNode } from "react";

/** A component of the design system, alive, with when to use it and the states it has. */
export function Specimen({
  name,
  file,
  when,
  not,
  states,
  children,
}: {
  name: string;
  /** Path from `src/`. */
  file: string;
  when: string;
  /** When to take something else, and what. */
  not?: string;
  states?: string;
  children: ReactNode;
}): ReactNode {
  const notes = [
    ["use", when],
    ["instead", not],
    ["states", states],
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-t border-solid py-8 nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div>
        <h3 className="text-body font-semibold text-ink">{name}</h3>
        <p className="mt-1 font-mono text-label text-ink-3 [overflow-wrap:anywhere]">{file}</p>
        <dl className="mt-4 grid gap-2 text-small">
          {notes.map(
            ([term, says]) =>
              says && (
                <div key={term} className="grid grid-cols-[64px_minmax(0,1fr)]">
                  <dt className="text-ink-3">{term}</dt>
                  <dd className="text-ink-2">{says}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <div className="min-w-0 self-center">{children}</div>
    </div>
  );
}
