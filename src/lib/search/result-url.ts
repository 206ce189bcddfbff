/** How addresses from a provider become addresses on this site. */
export interface UrlRules {
  /** Addresses that match this stay as they are. */
  readonly externalUrlRegex?: string | undefined;
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string } | undefined;
  readonly baseUrl: string;
}

/**
 * Where a result leads: an external address as it is, any other as a path on this site, so that a
 * copy of the site (a preview, a laptop) leads to its own pages. Nothing for what is no address, or
 * one that would run instead of open.
 */
export function resultUrl(
  url: string,
  { externalUrlRegex, replaceSearchResultPathname, baseUrl }: UrlRules,
): string | undefined {
  const here = "https://this-site.invalid";
  if (!URL.canParse(url, here)) {
    return undefined;
  }
  const parsed = new URL(url, here);
  if (!["http:", "https:"].includes(parsed.protocol)) {
    return undefined;
  }
  if (
    externalUrlRegex &&
    parsed.origin !== here &&
    new RegExp(externalUrlRegex, "i").test(parsed.href)
  ) {
    return url;
  }
  const local = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  const path = replaceSearchResultPathname
    ? local.replaceAll(
        new RegExp(replaceSearchResultPathname.from, "g"),
        replaceSearchResultPathname.to,
      )
    : local;
  // Two slashes at the start would name another host.
  const rooted = `/${path.replace(/^[/\\]+/, "")}`;
  return rooted.startsWith(baseUrl) ? rooted : baseUrl.replace(/\/$/, "") + rooted;
}
