import { Check, ChevronDown, Copy, FileText } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { markdownUrl } from "../../lib/markdown-url";

type CopyState = "ready" | "copied" | "failed";

const words: Readonly<Record<CopyState, string>> = {
  ready: "Copy page",
  copied: "Copied",
  failed: "Not copied",
};

/** Copies the Markdown of a page, or throws when it cannot be read or the clipboard is closed to us. */
async function copyMarkdown(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  await navigator.clipboard.writeText(await response.text());
}

/** The menu that hands a page on: copy it as Markdown, or open that Markdown. */
export function CopyPage({ permalink }: { permalink: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<CopyState>("ready");
  const toggle = useRef<HTMLButtonElement>(null);
  const address = markdownUrl(permalink);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      setOpen(false);
      toggle.current?.focus();
    }
  };
  const onCopy = () =>
    copyMarkdown(address).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from anywhere inside
    <div
      className="copy-page shell"
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button type="button" className="copy-page__copy" onClick={onCopy}>
        {state === "copied" ? (
          <Check size={14} aria-hidden="true" />
        ) : (
          <Copy size={14} aria-hidden="true" />
        )}
        <span aria-live="polite">{words[state]}</span>
      </button>
      <button
        ref={toggle}
        type="button"
        className="copy-page__toggle"
        aria-label="More ways to take this page"
        aria-expanded={open}
        aria-controls="copy-page-list"
        onClick={() => setOpen(!open)}
      >
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      <ul id="copy-page-list" className="copy-page__list" hidden={!open}>
        <li>
          <a href={address}>
            <FileText size={14} aria-hidden="true" />
            View as Markdown
          </a>
        </li>
        <li>
          <a href="/llms.txt">
            <FileText size={14} aria-hidden="true" />
            All pages, as llms.txt
          </a>
        </li>
      </ul>
    </div>
  );
}
