import { type Area, isArea } from "./areas";
import { QUERY_LIMIT } from "./query-limit";

/** How many results a page begins with, and adds at a time. */
export const STEP = 20;
const MOST = 500;

/** What the address of the search page says. */
export interface SearchAddress {
  readonly query: string;
  readonly area: Area | undefined;
  readonly show: number;
}

/** Reads the part of an address after its question mark. */
export function readAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const area = params.get("area");
  const show = Number(params.get("show"));
  return {
    query: (params.get("q") ?? "").slice(0, QUERY_LIMIT),
    area: isArea(area) ? area : undefined,
    show: Number.isInteger(show) && show > STEP ? Math.min(show, MOST) : STEP,
  };
}

/** The address of a search, without what is as usual. */
export function writeAddress({ query, area, show }: SearchAddress): string {
  const params = new URLSearchParams({
    ...(query && { q: query }),
    ...(area && { area }),
    ...(show > STEP && { show: String(show) }),
  });
  const search = params.toString();
  return search ? `/search/?${search}` : "/search/";
}
