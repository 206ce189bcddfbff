/** What every section of an example's page stands in. */
export const section = "wrap pt-16 menu:pt-24";
