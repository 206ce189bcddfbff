import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { hydrated } from "../e2e/harness/hydrated";
import { collectProblems } from "../e2e/harness/problems";
import budgets from "./budgets.json";
import { type Weight, watchWeight } from "./weight";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

/** What axe finds on a page as it stands: one line a violation, of any impact, with the places. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axeSource);
  }
  const results = await page.evaluate(
    (): Promise<AxeResults> =>
      window.axe.run({ rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] }),
  );
  return results.violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(" "));
    return `${id} (${impact}): ${help}: ${places.join(" | ")}`;
  });
}

/** What stands out of the window to the right, when the page can be scrolled sideways. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) {
      return [];
    }
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    return wide.slice(0, 5).map((element) => {
      const { right } = element.getBoundingClientRect();
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class")}`;
      return `${name} ends at ${Math.round(right)} px`;
    });
  });
}

/** Brings every part of a page into view once, so that what loads or appears late is there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
}

/** What was found on one page. */
export interface Findings {
  /** Console errors, hydration errors, policy violations, failed requests, requests to other hosts. */
  readonly problems: readonly string[];
  /** Axe's violations, by width. */
  readonly axe: Readonly<Record<number, readonly string[]>>;
  /** Parts that make the page scroll sideways in the narrowest window. */
  readonly overflow: readonly string[];
  readonly weight: Weight;
}

/** One tab at one width, scrolled through once. */
interface Visit {
  readonly page: Page;
  readonly problems: readonly string[];
  readonly weight: Weight;
}

const { phone, desktop } = budgets.widths;

/** Visits pages in one browser profile for each width, so that what they share is loaded once. */
export class Inspector {
  readonly #browser: Browser;
  readonly #siteUrl: string;
  readonly #contexts = new Map<number, Promise<BrowserContext>>();

  constructor(browser: Browser, siteUrl: string) {
    this.#browser = browser;
    this.#siteUrl = siteUrl;
  }

  async #open(address: string, width: number): Promise<Visit> {
    const known = this.#contexts.get(width);
    const context = known ?? this.#browser.newContext({ reducedMotion: "reduce" });
    this.#contexts.set(width, context);
    const page = await (await context).newPage();
    const problems = collectProblems(page, this.#siteUrl);
    const weigh = watchWeight(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(this.#siteUrl + encodeURI(address), { waitUntil: "networkidle" });
    await hydrated(page);
    const weight = await weigh();
    await scrollThrough(page);
    return { page, problems, weight };
  }

  /** Visits a page as a phone and as a desktop would, and says what is wrong with it. */
  async inspect(address: string): Promise<Findings> {
    const small = await this.#open(address, phone);
    const smallAxe = await violations(small.page);
    await small.page.setViewportSize({ width: budgets.widths.narrowest, height: 900 });
    const overflow = await overflowing(small.page);
    await small.page.close();
    const large = await this.#open(address, desktop);
    const largeAxe = await violations(large.page);
    await large.page.close();
    return {
      problems: [
        ...small.problems.map((text) => `at ${phone} px: ${text}`),
        ...large.problems.map((text) => `at ${desktop} px: ${text}`),
      ],
      axe: { [phone]: smallAxe, [desktop]: largeAxe },
      overflow,
      weight: large.weight,
    };
  }
}
