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

/** Gives a page another width, and brings what that sets in motion to its end. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    // The reader wants less motion, and so each change of style is a transition of a moment; its end can start others.
    for (let round = 0; round < 10; round += 1) {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    }
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

const { phone, desktop, narrowest } = budgets.widths;
const height = 900;

/** Makes a browser say that its reader saves data, so that no page fetches others ahead: those have visits of their own. */
function saveData(): void {
  Object.defineProperty(navigator, "connection", {
    value: { effectiveType: "4g", saveData: true },
  });
}

/** Visits pages in one browser profile, so that what they share is loaded once. */
export class Inspector {
  readonly #context: Promise<BrowserContext>;
  readonly #siteUrl: string;
  #visits = 0;

  constructor(browser: Browser, siteUrl: string) {
    this.#context = browser.newContext({ reducedMotion: "reduce" });
    this.#siteUrl = siteUrl;
  }

  async #newPage(): Promise<Page> {
    const page = await (await this.#context).newPage();
    await page.addInitScript(saveData);
    return page;
  }

  /** Opens a page as a phone or as a desktop would, in turn, then turns it to the other width; says what is wrong with it. */
  async inspect(address: string): Promise<Findings> {
    const widths =
      this.#visits++ % 2 === 0 ? ([desktop, phone] as const) : ([phone, desktop] as const);
    const page = await this.#newPage();
    const problems = collectProblems(page, this.#siteUrl);
    const weigh = watchWeight(page);
    await page.setViewportSize({ width: widths[0], height });
    await page.goto(this.#siteUrl + encodeURI(address), { waitUntil: "networkidle" });
    await hydrated(page);
    const weight = await weigh();
    const axe: Record<number, readonly string[]> = {};
    await scrollThrough(page);
    for (const width of widths) {
      await resize(page, width);
      axe[width] = await violations(page);
    }
    await resize(page, narrowest);
    const overflow = await overflowing(page);
    await page.close();
    return {
      problems: problems.map((text) => `opened at ${widths[0]} px: ${text}`),
      axe,
      overflow,
      weight,
    };
  }
}
