import type { ReactNode } from "react";

/** The mark: one pulse of a trace line, drawn in the brand colour. Decorative; name it beside. */
export function Mark({ size = 26 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <rect x=".5" y=".5" width="25" height="25" rx="6" stroke="var(--line-strong)" />
      <path
        d="M5 8h4.4l3.6 10 3.6-10H21"
        stroke="var(--brand-strong)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
