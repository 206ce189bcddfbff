/**
 * A client module that lays out, in idle moments, what the style sheets leave out of the first layout
 * (`content-visibility: auto`): a page that has come to rest has its true height, for scrolling, for anchors and
 * for pictures of the whole page. Browsers without idle moments lay it out when it comes near.
 */
const LATE = ".code-block, .table-box, .home > section";

function isLate(element: HTMLElement): boolean {
  return getComputedStyle(element).contentVisibility === "auto";
}

/** Lays out one element an idle moment. */
function layOut([element, ...rest]: readonly HTMLElement[]): void {
  if (!element) return;
  requestIdleCallback(() => {
    if (isLate(element)) {
      element.style.contentVisibility = "visible";
      // Read, so that the work is done now and not with that of the next.
      void element.offsetHeight;
    }
    layOut(rest);
  });
}

/** Called by Docusaurus after each page. Fonts come first: each that arrives lays out what is there once more. */
export function onRouteDidUpdate(): void {
  if ("requestIdleCallback" in window) {
    void document.fonts.ready.then(() => layOut([...document.querySelectorAll<HTMLElement>(LATE)]));
  }
}
