// Replaced: the build turns every fence into a `CodeBlock`, so code that arrives here is inline.
import CodeInline from "@theme/CodeInline";
import type { ComponentProps, ReactNode } from "react";

export default function MDXCode(props: ComponentProps<"code">): ReactNode {
  return <CodeInline {...props} />;
}
