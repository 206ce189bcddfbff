/** Scripts of single pages, without the two that every page starts with. */
export const pageScripts = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

/** A promise and the function that fulfils it: holds an answer back until a test lets it go. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
