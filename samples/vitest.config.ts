import { defineConfig } from "vitest/config";

export default defineConfig({
  // Its tests stand beside the code: here and in the recorder.
  root: "..",
  test: {
    include: ["samples/src/**/*.test.ts", "recordings/lib/**/*.test.ts"],
    // Every sample and recording runs in a process of its own; starting one takes about two seconds.
    testTimeout: 30_000,
    maxConcurrency: 4,
  },
});
