import { defineConfig } from "vitest/config";

/** The tests that start programs. */
const RUNS = [
  "samples/src/run/samples.test.ts",
  "samples/src/run/sample-process.test.ts",
  "samples/src/recordings.test.ts",
  "samples/src/projects/*.test.ts",
  "samples/src/mcp/*.test.ts",
];

export default defineConfig({
  // Its tests stand beside the code: here and in the recorder.
  root: "..",
  test: {
    // Every sample and recording runs in a process of its own.
    testTimeout: 30_000,
    maxConcurrency: 6,
    projects: [
      {
        extends: true,
        test: {
          name: "checks",
          include: ["samples/src/**/*.test.ts", "recordings/lib/**/*.test.ts"],
          exclude: RUNS,
        },
      },
      {
        extends: true,
        test: { name: "runs", include: RUNS, globalSetup: "samples/src/run/setup.ts" },
      },
    ],
  },
});
