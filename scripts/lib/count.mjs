// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ passed: number, failed: number, names?: readonly string[] }} Count `names`: the tests that failed, and how */

/** The first lines of an error, indented: what was wrong, and where. */
function beginning(/** @type {string} */ message) {
  return stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() && !line.includes("node_modules"))
    .slice(0, 8)
    .map((line) => `\n    ${line}`)
    .join("");
}

/**
 * How many tests a vitest run passed and failed, from the file its json reporter wrote.
 * A test file that could not be loaded has no tests and counts as one failure; so does a run that wrote nothing.
 * @param {string} file
 * @param {number} code what vitest exited with
 * @returns {Count}
 */
export function countVitest(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, name: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} */
  const report = JSON.parse(readFileSync(file, "utf8"));
  const unloaded = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  const names = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(
        ({ fullName, failureMessages = [] }) =>
          `${path.basename(name)}: ${fullName}${failureMessages.map(beginning).join("")}`,
      ),
  );
  names.push(
    ...unloaded.map(
      ({ name, message = "" }) =>
        `${path.basename(name)}: could not be loaded${message && beginning(message)}`,
    ),
  );
  // Vitest also fails for what happened outside any test.
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, names };
}
