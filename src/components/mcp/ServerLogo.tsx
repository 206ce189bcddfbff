import { Plug } from "lucide-react";
import type { ReactNode } from "react";

/** A service's mark in a square, a plug where there is none. Decorative: its name stands beside it. */
export function ServerLogo({ path, size = 22 }: { path: string | null; size?: number }): ReactNode {
  return (
    <span
      className="inline-grid flex-none place-items-center rounded-control border border-solid bg-surface-1 text-ink"
      style={{ width: size * 2, height: size * 2 }}
      aria-hidden="true"
    >
      {path ? (
        <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={path} />
        </svg>
      ) : (
        <Plug size={size} strokeWidth={1.5} />
      )}
    </span>
  );
}
