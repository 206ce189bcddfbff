import { useAlgoliaContextualFacetFilters } from "@docusaurus/theme-search-algolia/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useMemo } from "react";
import type { SearchSettings } from "../config/search";
import type { SearchRequest } from "../lib/search/types";

/** The settings of search, as the theme has them. */
export function useSearchSettings(): SearchSettings {
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.themeConfig.algolia as SearchSettings;
}

/** The locale and the docs versions to which a query is kept. */
export function useSearchScope(): Pick<SearchRequest, "language" | "tags"> {
  const [language, tags] = useAlgoliaContextualFacetFilters();
  const key = JSON.stringify([language, tags]);
  return useMemo(() => {
    const [first, rest] = JSON.parse(key) as [string, string[]];
    const value = (filter: string) => filter.slice(filter.indexOf(":") + 1);
    return { language: value(first), tags: rest.map(value) };
  }, [key]);
}
