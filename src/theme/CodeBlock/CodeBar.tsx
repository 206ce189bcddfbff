import { Check, Copy, WrapText } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { Breakable } from "../../components/ui/Breakable";
import { copiedCode } from "../../lib/copied-code";

const COPIED_MS = 1500;

/** The head of a code block: file name or language, wrap, copy. */
export function CodeBar({ label, isFile }: { label: string; isFile: boolean }): ReactNode {
  const [wrap, setWrap] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (copied) {
      const timer = window.setTimeout(() => setCopied(false), COPIED_MS);
      return () => window.clearTimeout(timer);
    }
  }, [copied]);
  const onWrap = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.closest(".code-block")?.toggleAttribute("data-wrap", !wrap);
    setWrap(!wrap);
  };
  const onCopy = (event: MouseEvent<HTMLButtonElement>) => {
    const block = event.currentTarget.closest<HTMLElement>(".code-block");
    const code = block?.querySelector("code")?.textContent ?? "";
    navigator.clipboard.writeText(copiedCode(code, block?.dataset.language ?? "")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <figcaption className="code-block__bar">
      <span className={isFile ? "code-block__file" : "code-block__language"}>
        <Breakable text={label} />
      </span>
      <button type="button" aria-pressed={wrap} onClick={onWrap}>
        <WrapText size={14} strokeWidth={1.5} aria-hidden="true" />
        wrap
      </button>
      <button type="button" onClick={onCopy}>
        {copied ? (
          <Check size={14} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <Copy size={14} strokeWidth={1.5} aria-hidden="true" />
        )}
        <span aria-live="polite">{copied ? "copied" : "copy"}</span>
      </button>
    </figcaption>
  );
}
