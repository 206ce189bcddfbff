import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { test as base, inject } from "vitest";
import { hydrated } from "./hydrated";
import { collectProblems } from "./problems";

export { hydrated };

/** How a visitor comes. */
export interface Visit {
  /** Width of the window in CSS pixels; 1280 unless told otherwise. */
  readonly width?: number;
  readonly javaScript?: boolean;
  /** Runs before the page's own scripts. */
  readonly before?: () => void;
  /** Changes the context before the page opens: routes, permissions. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Problems this visit is about. Any other fails the test. */
  readonly expected?: readonly RegExp[];
}

/** The site as one test sees it: every page it opens is watched, and the test fails on what no test declared. */
export class Site {
  readonly url = inject("siteUrl");
  readonly #browser: Browser;
  readonly #visits: { context: BrowserContext; problems: string[]; expected: readonly RegExp[] }[] =
    [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page in a fresh browser profile, at no address yet. */
  async blank(visit: Visit = {}): Promise<Page> {
    const { width = 1280, javaScript = true, expected = [] } = visit;
    const context = await this.#browser.newContext({
      baseURL: this.url,
      viewport: { width, height: 800 },
      javaScriptEnabled: javaScript,
    });
    context.setDefaultTimeout(20_000);
    const problems: string[] = [];
    context.on("page", (page) => collectProblems(page, this.url, problems));
    this.#visits.push({ context, problems, expected });
    if (visit.before) {
      await context.addInitScript(visit.before);
    }
    await visit.prepare?.(context);
    return context.newPage();
  }

  /** Opens an address in a fresh browser profile and waits until the page takes input. */
  async open(address: string, visit: Visit = {}): Promise<Page> {
    const page = await this.blank(visit);
    await page.goto(address);
    if (visit.javaScript !== false) {
      await hydrated(page);
    }
    return page;
  }

  /** Closes every page. @throws Error naming the problems that no visit declared */
  async end(): Promise<void> {
    const found: string[] = [];
    for (const { context, problems, expected } of this.#visits) {
      // Routes that still wait for an answer must not outlive the test.
      const ends = [context, ...context.pages()];
      await Promise.all(ends.map((end) => end.unrouteAll({ behavior: "ignoreErrors" })));
      await context.close();
      found.push(...problems.filter((text) => !expected.some((known) => known.test(text))));
    }
    if (found.length > 0) {
      throw new Error(`The browser reported:\n  ${found.join("\n  ")}`);
    }
  }
}

/** A vitest `test` with the one shared browser and, per test, the site. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.connect(inject("browserEndpoint"));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("site", ({ browser }, { onCleanup }): Site => {
    const site = new Site(browser);
    onCleanup(() => site.end());
    return site;
  });
