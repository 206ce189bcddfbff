import { useLocation } from "@docusaurus/router";
import { useEffect, useState } from "react";

/**
 * Parameters of the address as state: what stands in the address when the page opens, and the address
 * follows. Empty while the page is built and until it has hydrated, so that both draw the same.
 *
 * @param names the parameters; give the same list on every call
 * @returns their values, `""` for one that is not there, and a function that changes some of them
 */
export function useQueryState<K extends string>(
  names: readonly K[],
): readonly [Readonly<Record<K, string>>, (part: Partial<Record<K, string>>) => void] {
  const read = (search: string) => {
    const params = new URLSearchParams(search);
    return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ""])) as Record<
      K,
      string
    >;
  };
  const [values, setValues] = useState(() => read(""));
  // A link on the page, or the way back, leads to other values: the router then has a new location.
  const { key, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link followed twice is a new key
  useEffect(() => setValues(read(window.location.search)), [key, search]);

  const change = (part: Partial<Record<K, string>>) => {
    const next = { ...values, ...part };
    setValues(next);
    const params = new URLSearchParams(window.location.search);
    for (const name of names) {
      if (next[name]) params.set(name, next[name]);
      else params.delete(name);
    }
    const text = params.toString();
    const { pathname, hash } = window.location;
    // Not through the router: typing in a box is no visit of a page, and leaves no step to go back.
    window.history.replaceState(
      window.history.state,
      "",
      `${pathname}${text ? `?${text}` : ""}${hash}`,
    );
  };
  return [values, change];
}
