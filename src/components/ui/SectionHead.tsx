import type { ReactNode } from "react";

/** The head of a page's section: a mono label, a headline, one paragraph at most. */
export function SectionHead({
  label,
  title,
  children,
  id,
}: {
  label: string;
  title: string;
  children?: ReactNode;
  id?: string;
}): ReactNode {
  return (
    <div className="mb-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 nav:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] nav:items-end">
      <div>
        <p className="mb-3 font-mono text-label text-brand-strong">{label}</p>
        <h2 id={id} className="text-h2">
          {title}
        </h2>
      </div>
      {children && <p className="max-w-[60ch] text-body text-ink-2">{children}</p>}
    </div>
  );
}
