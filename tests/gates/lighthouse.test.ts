import lighthouse, { auditFlowArtifacts, type Result } from "lighthouse";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { browserSwitches, findBrowser } from "../../scripts/lib/browser.mjs";
import { withoutWaiting } from "../../scripts/lib/processor-time";
import { freePort } from "../../scripts/lib/serve.mjs";
import budgets from "./budgets.json";

const gate = budgets.lighthouse;
const perfectOnes = ["accessibility", "best-practices", "seo"] as const;

/** One visit of a page. Points from 0 to 100. */
type Visit = {
  /** Points for performance by the processor time of the page's tasks. */
  performance: number;
  /** The same by the time on the wall, which counts what else the machine does: printed only. */
  onTheWall: number;
  /** How far parts of the page moved while it loaded. */
  layoutShift: number;
  /** Categories but performance that are not perfect, each with the audits that failed. */
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
}, 180_000);

afterAll(() => browser.close());

const performance = ({ categories }: Result) =>
  Math.round((categories.performance?.score ?? 0) * 100);

/**
 * Visits a page once: mobile, simulated throttling, which are Lighthouse's defaults. Performance is judged on the
 * recording without the time that tasks waited for a processor: the same build has had 96 points on the wall on a
 * calm machine and 73 on a busy one. A visit that Lighthouse itself calls incomplete, because the browser's record of
 * it lacks parts, is no measurement: it is made again, twice at most.
 */
async function visit(url: string, attempt = 1): Promise<Visit> {
  const settings = { onlyCategories: ["performance", ...perfectOnes] };
  const result = await lighthouse(url, { ...settings, port, logLevel: "silent" });
  if (!result) {
    throw new Error(`Lighthouse gave no result for ${url}.`);
  }
  const { lhr, artifacts } = result;
  if (lhr.categories.performance?.score === null && attempt < 3) {
    return visit(url, attempt + 1);
  }
  const Trace = { ...artifacts.Trace, traceEvents: withoutWaiting(artifacts.Trace.traceEvents) };
  const flow = await auditFlowArtifacts({
    gatherSteps: [{ artifacts: { ...artifacts, Trace }, flags: settings }],
  });
  const judged = flow.steps[0]?.lhr;
  if (!judged) {
    throw new Error(`Lighthouse did not judge its record of ${url}.`);
  }
  return {
    performance: performance(judged),
    onTheWall: performance(lhr),
    layoutShift: lhr.audits["cumulative-layout-shift"]?.numericValue ?? 1,
    failed: perfectOnes.flatMap((name) => {
      const { score, auditRefs } = lhr.categories[name] ?? { score: null, auditRefs: [] };
      if (score === 1) return [];
      const audits = auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id);
      return [`${name}: ${score ?? "not judged"} (${audits.join(", ")})`];
    }),
  };
}

describe("Lighthouse, mobile", () => {
  test.each(gate.pages)(
    "%s",
    async (page) => {
      const visits: Visit[] = [];
      const reached = () => visits.filter(({ performance }) => performance >= gate.performance);
      // The median of three reaches the gate when two do, and misses it when two do not.
      while (reached().length < 2 && visits.length - reached().length < 2) {
        visits.push(await visit(inject("siteUrl") + page));
      }
      const list = (name: "performance" | "onTheWall") => visits.map((one) => one[name]).join(", ");
      const layoutShift = Math.max(...visits.map((one) => one.layoutShift));
      console.log(
        `${page} performance ${list("performance")} (on the wall ${list("onTheWall")}), ` +
          `layout shift at most ${layoutShift.toFixed(4)}`,
      );
      expect(visits.flatMap(({ failed }) => failed)).toEqual([]);
      expect(reached(), `two visits with ${gate.performance} points`).toHaveLength(2);
      expect(layoutShift).toBeLessThan(gate.layoutShift);
    },
    300_000,
  );
});
