// Replaced: code is coloured while the site is built (plugins/code-blocks), so no highlighter is shipped.
import type { CSSProperties, ReactNode } from "react";
import { CodeBar } from "./CodeBar";
import { FoldButton } from "./FoldButton";

/** From how many lines on a block comes folded, and to how many. */
const LONG = 48;
const FOLDED = 24;

/** A fenced code block as the build left it: lines of HTML, with the file's name when the fence gave one. */
export interface CodeBlockProps {
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  /** It shows what the code before it gave. */
  readonly output?: boolean;
}

export default function CodeBlock({
  html,
  language,
  title,
  output = false,
}: CodeBlockProps): ReactNode {
  // Its height before it is laid out: each line of the HTML is a line of code.
  const lines = html.split("\n").length - 1;
  const isLong = lines > LONG;
  const size = { "--lines": isLong ? FOLDED : lines } as CSSProperties;
  return (
    <figure
      className="code-block"
      data-language={language}
      data-output={output || undefined}
      data-folded={isLong || undefined}
      style={size}
    >
      <CodeBar label={title ?? (output ? "output" : language)} isFile={Boolean(title)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key */}
      <pre className="code-block__pre" tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote and escaped it */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {isLong && <FoldButton lines={lines} />}
    </figure>
  );
}
