import type { ReactNode } from "react";

/** The head of a page that lists records: what kind it is, a headline, and in two lines what the reader finds. */
export function ListHead({
  kind,
  title,
  lead,
}: {
  kind: string;
  title: string;
  lead: string;
}): ReactNode {
  return (
    <header className="wrap pt-10 nav:pt-16">
      <p className="mb-4 font-mono text-label text-ink-3">{kind}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-6 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="text-display">{title}</h1>
        <p className="max-w-[52ch] text-lead text-ink-2">{lead}</p>
      </div>
      <div className="ruler mt-12 h-4" aria-hidden="true" />
    </header>
  );
}
