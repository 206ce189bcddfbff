/**
 * A client module that puts what links in view fetch ahead into idle moments, one link at a time: the framework
 * starts them all in the moment that a page has come up, when a reader's first press waits behind them.
 */
let isReplaced = false;

/** Called by Docusaurus after each page, the first time before any link has been seen. */
export function onRouteDidUpdate(): void {
  if (isReplaced || !("requestIdleCallback" in window)) return;
  isReplaced = true;
  const { prefetch, preload } = window.docusaurus;
  window.docusaurus = {
    preload,
    prefetch: (url) =>
      new Promise((resolve) => requestIdleCallback(() => resolve(prefetch(url) || []))),
  };
}
