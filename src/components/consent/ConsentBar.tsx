import { type ReactNode, useEffect, useRef, useState } from "react";
import { type ConsentAnswer, consentOpenEvent } from "../../lib/consent";
import { listInWords } from "../../lib/in-words";

interface Props {
  /** Names of the tools the visitor is asked about. */
  readonly tools: readonly string[];
  /** Whether an answer is already stored; the bar then waits until a page asks for it. */
  readonly answered: boolean;
  readonly onAnswer: (answer: ConsentAnswer) => void;
}

const button =
  "min-h-10 flex-1 rounded-control border border-solid border-control px-4 text-small font-semibold text-ink hover:bg-surface-3 menu:min-w-28 menu:flex-none";

/**
 * Asks once, beside the page and never over it: no focus trap, no overlay, and room at the end of the
 * page so that it hides neither the footer nor what has the focus.
 */
export function ConsentBar({ tools, answered, onAnswer }: Props): ReactNode {
  const [open, setOpen] = useState(!answered);
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const show = () => {
      opener.current = document.activeElement;
      setOpen(true);
      requestAnimationFrame(() => bar.current?.focus());
    };
    window.addEventListener(consentOpenEvent, show);
    return () => window.removeEventListener(consentOpenEvent, show);
  }, []);

  useEffect(() => {
    const height = open && bar.current ? `${bar.current.offsetHeight}px` : "";
    document.body.style.paddingBottom = height;
    document.documentElement.style.scrollPaddingBottom = height;
  }, [open]);

  if (!open) {
    return null;
  }
  const answer = (given: ConsentAnswer) => {
    setOpen(false);
    onAnswer(given);
    if (opener.current instanceof HTMLElement) {
      opener.current.focus();
    }
  };
  return (
    <div className="page">
      <section
        ref={bar}
        tabIndex={-1}
        aria-label="Consent"
        className="fixed inset-x-0 bottom-0 z-[300] border-t border-solid border-line-strong bg-surface-2"
      >
        <div className="mx-auto flex max-w-[1248px] flex-wrap items-center gap-x-8 gap-y-3 px-4 py-4 menu:px-6">
          <p className="min-w-60 flex-1 text-small text-ink-2">
            With your agreement this site loads {listInWords(tools)}. Until then, nothing of theirs
            loads.{" "}
            <a className="text-ink underline underline-offset-4" href="/privacy/#measurement">
              What they do and store
            </a>
          </p>
          <div className="flex w-full gap-3 menu:w-auto">
            <button type="button" className={button} onClick={() => answer("declined")}>
              Decline
            </button>
            <button type="button" className={button} onClick={() => answer("accepted")}>
              Accept
            </button>
          </div>
        </div>
      </section>
    </div>
  );
}
