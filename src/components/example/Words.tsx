import type { ReactNode } from "react";

/** A record's text, with what stands in backticks set as code. */
export function Words({ children }: { children: string }): ReactNode {
  return children.split("`").map((part, index) =>
    index % 2 === 1 ? (
      <code
        key={part}
        className="border-0 bg-transparent p-0 font-mono text-[13px] text-ink [overflow-wrap:anywhere]"
      >
        {part}
      </code>
    ) : (
      part
    ),
  );
}
