import { X } from "lucide-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./styles.module.css";

/** Shown instead of the dialog when its own code cannot be had. */
export function Unreachable({
  place,
  onRetry,
  onClose,
}: {
  place: HTMLElement;
  onRetry: () => void;
  onClose: () => void;
}): ReactNode {
  return createPortal(
    <div role="alert" className={styles.failure}>
      <p>
        <strong>Unable to fetch results</strong>
      </p>
      <p>You might want to check your network connection.</p>
      <p>
        <button type="button" onClick={onRetry}>
          Try again
        </button>
        <button type="button" aria-label="Close" onClick={onClose}>
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </p>
    </div>,
    place,
  );
}
