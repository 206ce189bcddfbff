/** What of a key press decides. */
type Press = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "defaultPrevented" | "target"
>;

/** Whether what a person types now goes into a field. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest("input, textarea, select, [contenteditable='true'], [role='textbox']") !==
        null)
  );
}

/**
 * Whether a key press calls for search: Ctrl or Cmd with K anywhere, a slash where it is not text.
 *
 * @param isOpen while the dialog is open a slash is always text
 */
export function isSearchKey(press: Press, isOpen: boolean): boolean {
  if (press.isComposing || press.defaultPrevented || press.altKey) {
    return false;
  }
  const withCommand = press.ctrlKey || press.metaKey;
  if (withCommand) {
    return press.key.toLowerCase() === "k";
  }
  return press.key === "/" && !isOpen && !isTyping(press.target);
}

/** Whether a key press writes a sign, as the beginning of a query. */
export function isLetter({ key, ctrlKey, metaKey, altKey, isComposing }: Press): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
}
