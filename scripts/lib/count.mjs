// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ passed: number, failed: number, names?: readonly string[] }} Count `names`: the tests that failed */

/**
 * How many tests a vitest run passed and failed, from the file its json reporter wrote.
 * A test file that could not be loaded has no tests and counts as one failure; so does a run that wrote nothing.
 * @param {string} file
 * @param {number} code what vitest exited with
 * @returns {Count}
 */
export function countVitest(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, name: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const report = JSON.parse(readFileSync(file, "utf8"));
  const unloaded = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  const names = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${path.basename(name)}: ${fullName}`),
  );
  names.push(...unloaded.map(({ name }) => `${path.basename(name)}: could not be loaded`));
  // Vitest also fails for what happened outside any test.
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, names };
}
