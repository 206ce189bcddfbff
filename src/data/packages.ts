import samples from "@site/samples/package.json";

/** The pinned versions that every sample on the site is compiled and run against, by package name. */
export const packageVersions = samples.dependencies;
