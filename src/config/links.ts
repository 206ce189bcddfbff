import { resolveRoute } from "../lib/nearest-route";
import { nearestByArea, owedRoutes } from "./owed-routes";
import { redirects } from "./redirects";

/**
 * Where a menu's link leads today: to its page, or to the nearest one while that page is not
 * written. An address outside the contract comes back unchanged.
 */
export function internalLink(path: string): string {
  return resolveRoute(path, {
    redirects,
    owed: owedRoutes,
    nearest: nearestByArea,
  });
}
