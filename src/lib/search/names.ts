import { areas } from "./areas";

/**
 * What a page answers to beside its title: an overview to its category, the front page of an area to
 * the area's name, the first step of the tutorial to the tutorial, the home page to the site's.
 *
 * @param trail what stands above the page, outermost first
 */
export function pageNames(
  { path, title, trail }: { path: string; title: string; trail: readonly string[] },
  siteName: string,
): string[] {
  if (path === "/") {
    return ["Home", siteName];
  }
  if (path === "/tutorial/introduction/") {
    return ["Tutorial"];
  }
  const front = areas.find(({ base }) => base === path);
  if (front) {
    return [front.label];
  }
  const category = trail.at(-1);
  const isOverview = /\/overview\/$/.test(path) || /^overview$/i.test(title);
  return category && isOverview ? [category] : [];
}
