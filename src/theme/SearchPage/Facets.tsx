import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ReactNode } from "react";
import { STEP, writeAddress } from "../../lib/search/address";
import { type Area, areas } from "../../lib/search/areas";

/** The parts of the site to narrow a query to, with how much each of them has. */
export function Facets({
  query,
  area,
  counts,
}: {
  query: string;
  area: Area | undefined;
  counts: Readonly<Record<Area, number>>;
}): ReactNode {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // A provider whose index does not know the parts cannot narrow to them.
  if (total === 0) {
    return null;
  }
  const all = [{ id: undefined, label: "All", count: total }];
  const parts = areas.map(({ id, label }) => ({ id, label, count: counts[id] }));
  return (
    <nav aria-label="Parts of the site" className="mt-6">
      <ul className="flex flex-wrap gap-2 text-small">
        {[...all, ...parts].map(({ id, label, count }) => (
          <li key={label}>
            <Link
              to={writeAddress({ query, area: id, show: STEP })}
              aria-current={id === area || undefined}
              className={clsx(
                "inline-flex min-h-[40px] items-center gap-2 rounded-control border px-3 hover:border-control hover:text-ink hover:no-underline",
                id === area
                  ? "border-brand-strong bg-brand-wash text-ink"
                  : "border-line-strong text-ink-2",
              )}
            >
              {label}
              <span className="font-mono text-label text-ink-3">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
