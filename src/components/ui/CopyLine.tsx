import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

const COPIED_MS = 1500;

/** A command that a press copies. */
export function CopyLine({ command }: { command: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (copied) {
      const timer = window.setTimeout(() => setCopied(false), COPIED_MS);
      return () => window.clearTimeout(timer);
    }
  }, [copied]);
  return (
    <button
      type="button"
      className="inline-flex min-h-[44px] max-w-full items-center gap-3 rounded-control border border-solid border-line-strong bg-surface-1 px-4 text-left font-mono text-[13px] text-ink hover:border-control"
      onClick={() =>
        navigator.clipboard.writeText(command).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      <span className="text-ink-3" aria-hidden="true">
        $
      </span>
      <span className="min-w-0 overflow-hidden text-ellipsis whitespace-nowrap">{command}</span>
      {copied ? (
        <Check size={14} className="text-brand-strong" aria-hidden="true" />
      ) : (
        <Copy size={14} className="text-ink-3 noscript:hidden" aria-hidden="true" />
      )}
      <span className="sr-only" aria-live="polite">
        {copied ? "Copied" : "Copy"}
      </span>
    </button>
  );
}
