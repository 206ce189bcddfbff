import type { ReactNode } from "react";
import { consentOpenEvent } from "../../lib/consent";

/** Opens the consent bar again, so that an answer can be changed. */
export function ConsentButton(): ReactNode {
  return (
    <button
      type="button"
      className="min-h-10 rounded-control border border-solid border-control px-4 text-small font-semibold text-ink hover:bg-surface-3"
      onClick={() => window.dispatchEvent(new Event(consentOpenEvent))}
    >
      Change your answer
    </button>
  );
}
