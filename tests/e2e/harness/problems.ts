import type { Page } from "playwright-core";

/**
 * Collects what a page may not do: console errors (hydration errors and policy violations are among them),
 * uncaught exceptions, failed requests, answers that are errors, and requests to other hosts.
 *
 * @param problems the list to add to, which grows while the page lives
 */
export function collectProblems(page: Page, siteUrl: string, problems: string[] = []): string[] {
  page.on("console", (message) => {
    const text = message.text();
    const matters = message.type() === "error" || /hydrat|did not match/i.test(text);
    if (matters) {
      problems.push(`console ${message.type()}: ${text} ${message.location().url}`.trim());
    }
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${siteUrl}/`)) {
      problems.push(`other host: ${url}`);
    }
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // A page that is left takes its open requests with it.
    if (reason !== "net::ERR_ABORTED") {
      problems.push(`request: ${reason} ${request.url()}`);
    }
  });
  page.on("response", (response) => {
    if (response.status() >= 400) {
      problems.push(`answer: ${response.status()} ${response.url()}`);
    }
  });
  return problems;
}
