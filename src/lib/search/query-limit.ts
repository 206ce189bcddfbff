/** Longer queries are cut, in characters: the search box takes as many, and nobody means more. */
export const QUERY_LIMIT = 512;
