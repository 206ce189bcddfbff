import type { ReactNode } from "react";

const button =
  "inline-flex min-h-[40px] items-center rounded-control border border-control px-4 text-ink hover:bg-surface-3";

/** Said when nobody answers a query. */
export function Unavailable({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid gap-1">
        <p className="text-lead text-ink">Unable to fetch results</p>
        <p>You might want to check your network connection.</p>
      </div>
      <button type="button" className={button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** Said beside an answer that leaves parts of the site out. */
export function Incomplete({
  parts,
  onRetry,
}: {
  /** The names of the parts. */
  parts: readonly string[];
  onRetry: () => void;
}): ReactNode {
  return (
    <p className="text-small text-warn">
      Without {parts.join(", ")}: that part of the index did not load.{" "}
      <button type="button" className="min-h-[24px] text-ink underline" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
