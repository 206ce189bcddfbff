declare module "*.woff2" {
  const url: string;
  export default url;
}

/** Written while building by plugins/recorded-runs. */
declare module "@generated/recorded-runs/default/home.json" {
  const runs: import("../plugins/recorded-runs").HomeRuns;
  export default runs;
}

/** Written while building by plugins/recorded-runs; empty in the browser's bundle. */
declare module "@generated/recorded-runs/default/returns-desk.still.json" {
  const run: Partial<import("./lib/explorer-run").ExplorerRun>;
  export default run;
}

/** Written while building by plugins/collections. */
declare module "@generated/collections/default/use-cases.json" {
  const records: readonly import("./lib/use-case").UseCaseSummary[];
  export default records;
}

/** Written while building by plugins/collections. */
declare module "@generated/collections/default/customers.json" {
  const records: readonly import("./lib/customer").CustomerSummary[];
  export default records;
}

/** Written while building by plugins/recorded-runs. */
declare module "@generated/recorded-runs/default/observability.json" {
  const code: import("../plugins/recorded-runs").ObservabilityCode;
  export default code;
}

/** Written while building by plugins/blog-index: every post, newest first. */
declare module "@generated/blog-index/default/posts.json" {
  const posts: readonly import("./lib/blog").PostSummary[];
  export default posts;
}

/** Written while building by plugins/blog-index: the newest posts. */
declare module "@generated/blog-index/default/latest.json" {
  const posts: readonly import("./lib/blog").PostSummary[];
  export default posts;
}
