import lighthouse from "lighthouse";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { browserSwitches, findBrowser } from "../../scripts/lib/browser.mjs";
import { freePort } from "../../scripts/lib/serve.mjs";
import budgets from "./budgets.json";

const gate = budgets.lighthouse;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** One run: points by category, and how far the page's parts moved while it loaded, how fast the machine is. */
type Run = Record<(typeof categories)[number] | "layoutShift" | "machine", number> & {
  failed: string[];
};

let browser: Browser;
let port: number;

// A browser of its own: Lighthouse drives it through its debugging port.
beforeAll(async () => {
  port = await freePort();
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserSwitches, `--remote-debugging-port=${port}`],
  });
});

afterAll(async () => {
  await browser.close();
});

/** Measures a page once: mobile, simulated throttling, which are Lighthouse's defaults. */
async function measure(url: string): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    logLevel: "silent",
    onlyCategories: [...categories],
  });
  if (!result) {
    throw new Error(`Lighthouse gave no result for ${url}.`);
  }
  const { lhr } = result;
  const points = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  // Performance is judged by its points; of the rest, whatever is not perfect is named.
  const failed = ["accessibility", "best-practices", "seo"].flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1
        ? [`${id}: ${audit.title}`]
        : [];
    }),
  );
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    "best-practices": points("best-practices"),
    seo: points("seo"),
    layoutShift: lhr.audits["cumulative-layout-shift"]?.numericValue ?? 1,
    machine: Math.round(lhr.environment.benchmarkIndex),
    failed,
  };
}

/** The middle run by performance. */
function median(runs: readonly Run[]): Run {
  const sorted = [...runs].sort((one, other) => one.performance - other.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) {
    throw new RangeError("There is no run to take the middle of.");
  }
  return middle;
}

describe("Lighthouse, mobile", () => {
  test.each(gate.pages)("%s", async (address) => {
    const runs: Run[] = [];
    for (let run = 0; run < gate.runs; run += 1) {
      runs.push(await measure(inject("siteUrl") + address));
    }
    const result = median(runs);
    const all = runs.map(({ performance }) => performance).join(", ");
    console.log(
      `${address} performance ${result.performance} (${all}), accessibility ${result.accessibility}, ` +
        `best practices ${result["best-practices"]}, SEO ${result.seo}, layout shift ${result.layoutShift.toFixed(4)}, machine index ${result.machine}`,
    );
    expect(result.failed).toEqual([]);
    expect(result.performance).toBeGreaterThanOrEqual(gate.performance);
    expect(result.accessibility).toBeGreaterThanOrEqual(gate.accessibility);
    expect(result["best-practices"]).toBeGreaterThanOrEqual(gate["best-practices"]);
    expect(result.seo).toBeGreaterThanOrEqual(gate.seo);
    expect(result.layoutShift).toBeLessThan(gate.layoutShift);
  });
});
