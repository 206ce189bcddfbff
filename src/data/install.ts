/** The packages of the shortest start, each pinned to the major that the samples run against. */
export const startPackages = ["@voltagent/core@^2", "ai@^6", "zod@^4"] as const;

/** The line that installs them. A test holds it to the versions of the samples. */
export const installLine = `npm install ${startPackages.join(" ")}`;
