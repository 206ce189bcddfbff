import { Fragment, type ReactNode } from "react";

/** An address, a path or a key that breaks after a dot, a slash, a dash or an underscore, not within a word. */
export function Breakable({ text }: { text: string }): ReactNode {
  return text.split(/(?<=[./-]|[^_]_)(?=[^./_])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
