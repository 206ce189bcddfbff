import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ReactNode } from "react";

/** A link that acts as a page's next step: `primary` once a view, `secondary` beside it. */
export function ButtonLink({
  to,
  kind = "secondary",
  children,
}: {
  to: string;
  kind?: "primary" | "secondary";
  children: ReactNode;
}): ReactNode {
  return (
    <Link
      to={to}
      className={clsx(
        "inline-flex min-h-[44px] items-center rounded-control px-[18px] text-[15px] font-medium hover:no-underline",
        kind === "primary"
          ? "bg-brand text-brand-ink hover:bg-brand-strong hover:text-brand-ink"
          : "border border-solid border-line-strong text-ink hover:border-control hover:text-ink",
      )}
    >
      {children}
    </Link>
  );
}
