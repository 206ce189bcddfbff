import { type MouseEvent, type ReactNode, useState } from "react";

/** Unfolds the long code block that it ends, and folds it again. */
export function FoldButton({ lines }: { lines: number }): ReactNode {
  const [open, setOpen] = useState(false);
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const block = event.currentTarget.closest(".code-block");
    block?.toggleAttribute("data-folded", open);
    if (open) block?.scrollIntoView({ block: "nearest" });
    setOpen(!open);
  };
  return (
    <button type="button" className="code-block__fold" aria-expanded={open} onClick={onClick}>
      {open ? "Show less" : `Show all ${lines} lines`}
    </button>
  );
}
