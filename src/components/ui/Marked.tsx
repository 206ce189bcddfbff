import type { ReactNode } from "react";

/** A text with the words that were searched for marked. It is text whatever it says: nothing in it becomes HTML. */
export function Marked({
  segments,
}: {
  segments: readonly (readonly [text: string, marked: boolean])[];
}): ReactNode {
  return segments.map(([text, marked], index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
