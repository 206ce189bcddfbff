import { createStorageSlot } from "@docusaurus/theme-common";
import { useSyncExternalStore } from "react";
import { parseProgress, toggleProgress } from "../../lib/tutorial-progress";

/** The key under which the browser keeps which steps are done. */
export const progressKey = "tutorial-done";

const slot = typeof window === "undefined" ? undefined : createStorageSlot(progressKey);
const readers = new Set<() => void>();
/** What was marked where the browser keeps nothing: it holds until the page is left. */
let unkept: string | undefined;

const stored = (): string => unkept ?? slot?.get() ?? "";

function subscribe(onChange: () => void): () => void {
  readers.add(onChange);
  // Another tab counts as well.
  const stop = slot?.listen(onChange);
  return () => {
    readers.delete(onChange);
    stop?.();
  };
}

/** The slugs of the steps that are done: none while the page is built and until it has hydrated. */
export function useProgress(): ReadonlySet<string> {
  return parseProgress(useSyncExternalStore(subscribe, stored, () => ""));
}

/**
 * Marks a step, or takes its mark back.
 *
 * @returns which steps are done then, and whether the browser keeps it
 */
export function toggleStep(slug: string): { done: ReadonlySet<string>; kept: boolean } {
  const next = toggleProgress(stored(), slug);
  slot?.set(next);
  const kept = slot?.get() === next;
  unkept = kept ? undefined : next;
  for (const tell of readers) tell();
  return { done: parseProgress(next), kept };
}
