import { useHistory } from "@docusaurus/router";
import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect } from "react";

/** The link of the tree that an event is about, when it leads within the site. */
function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.getAttribute("href")?.startsWith("/") ? link : undefined;
}

/** Whether a press opens a link where the reader is, not in a tab or window of its own. */
function staysHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function loadAhead(event: SyntheticEvent): void {
  const link = linkOf(event);
  if (link) void window.docusaurus.preload(link.pathname);
}

/**
 * What the framework's link component does, once for all links of a tree: pages change without a reload, links in
 * view are prefetched, hovered ones loaded.
 *
 * @param path the page the tree stands beside: another one may have another tree
 * @returns the handlers of the element that holds the links
 */
export function useTreeLinks(tree: RefObject<HTMLElement | null>, path: string) {
  const history = useHistory();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path may bring new links
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
        }
      }
    });
    for (const link of tree.current?.querySelectorAll("a[href^='/']") ?? []) {
      observer.observe(link);
    }
    return () => observer.disconnect();
  }, [tree, path]);
  return {
    onMouseOver: loadAhead,
    onTouchStart: loadAhead,
    onFocus: loadAhead,
    onClick: (event: MouseEvent) => {
      const link = linkOf(event);
      if (link && staysHere(event) && !event.defaultPrevented) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    },
  };
}
