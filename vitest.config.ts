import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

/** How long to wait before something counts as missing, on the slowest machine: it measures nothing. */
const patience = { poll: { timeout: 20_000 } } as const;

/** What every project shares. */
const shared = {
  resolve: { alias: { "@site": root } },
  // The site's tsconfig leaves JSX to the bundler.
  oxc: { jsx: { runtime: "automatic" } },
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: ["{src,plugins,scripts}/**/*.test.{ts,tsx}", "tests/writing/**/*.test.ts"],
          environment: "node",
          expect: patience,
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          // The functions in workerd, started by `wrangler pages dev`. No build is needed.
          name: "edge",
          include: ["tests/edge/**/*.test.ts"],
          environment: "node",
          // Each file starts servers of its own: one after the other leaves them their cores.
          fileParallelism: false,
          expect: patience,
          testTimeout: 40_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          // The files of the build. Needs one.
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          environment: "node",
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          // Whether search finds the right page. Needs a build.
          name: "search",
          include: ["tests/search/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        ...shared,
        test: {
          // A real browser against the build on the real edge runtime.
          name: "e2e",
          include: ["tests/e2e/**/*.test.{ts,tsx}"],
          environment: "node",
          globalSetup: ["tests/e2e/harness/global-setup.ts"],
          maxWorkers: 2,
          expect: patience,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        ...shared,
        test: {
          // What every page of the build has to hold. One file after the other: Lighthouse measures time.
          name: "gates",
          include: ["tests/gates/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/e2e/harness/global-setup.ts"],
          fileParallelism: false,
          maxConcurrency: 4,
          testTimeout: 120_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
