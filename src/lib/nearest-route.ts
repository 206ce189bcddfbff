/** What there is to know about addresses: those that moved, those owed, and where to go meanwhile. */
export interface RouteMap {
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly owed: readonly string[];
  /** By area prefix, the addresses to try in turn. */
  readonly nearest: Readonly<Record<string, readonly string[]>>;
}

/**
 * Where a link to `address` leads today. An address that moved becomes its target; one that is owed
 * becomes the nearest page that is written; any other comes back as it is, so that the check for
 * broken links still sees a mistake. Query and hash stay.
 *
 * @param address a path on this site with a leading and a trailing slash, with or without query and hash
 */
export function resolveRoute(address: string, { redirects, owed, nearest }: RouteMap): string {
  const end = address.search(/[?#]/);
  const written = end === -1 ? address : address.slice(0, end);
  const suffix = end === -1 ? "" : address.slice(end);
  const path = decoded(written);
  const target = redirects.find(({ from }) => from === path)?.to ?? path;
  if (!owed.includes(target)) {
    return target === path ? address : target + suffix;
  }
  const [area] = Object.keys(nearest)
    .filter((prefix) => target.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  const candidates = area === undefined ? [] : (nearest[area] ?? []);
  return (candidates.find((candidate) => !owed.includes(candidate)) ?? "/") + suffix;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
