import { type RefObject, useEffect, useState } from "react";
import { EXPLORER_PARAMS } from "../../lib/explorer-url";

/** How far outside the window an explorer may be when it begins to load. */
const MARGIN = "240px";

/** Whether the page was opened by a link to a span, a view or a filter. */
function isLinkedTo(search: string): boolean {
  const params = new URLSearchParams(search);
  return EXPLORER_PARAMS.some((name) => params.has(name));
}

/** Returns true from the moment the element is near the window, or at once when the address names a span. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    if (isLinkedTo(window.location.search)) {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}
