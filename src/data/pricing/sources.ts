import type { Source } from "../../lib/sources";

/** The public price list. It needs no account to read. */
export const priceList: Source = {
  label: "voltagent.dev/pricing",
  asOf: "2025-10",
  reviewBy: "2027-03-31",
};

/** The documentation that comes with the framework's packages. */
export const packageDocs: Source = {
  label: "the framework's own docs",
  asOf: "2026-07",
  reviewBy: "2027-03-31",
};

/** The code and types of the framework, in the release that they were read in. */
export const framework: Source = {
  label: "@voltagent/core 2.10.0",
  asOf: "2026-11",
  reviewBy: "2027-06-30",
};
