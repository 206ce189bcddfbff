import CodeBlock from "@theme/CodeBlock";
import Components from "@theme-original/MDXComponents";
import type { ComponentProps, ReactNode } from "react";

/** A wide table scrolls inside its own box, which a key can reach. */
function Table(props: ComponentProps<"table">): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key
    <div className="table-box" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** What Markdown pages may use without importing it. */
export default { ...Components, CodeBlock, table: Table };
