import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type Site, test } from "./harness/test";
import { mainThreadClock, mainThreadTasks } from "./main-thread";
import { syntheticRun } from "./synthetic-run";

const PRODUCT = "/voltops-llm-observability/";
const DOCS = "/voltops-llm-observability-docs/tracing/agent-visualization/";
const RUN = "**/assets/runs/*.json";

const grid = (page: Page) => page.getByRole("treegrid", { name: "Spans of the run" });
const graph = (page: Page) => page.getByRole("tree", { name: "Spans of the run, as a graph" });
const details = (page: Page) => page.getByRole("region", { name: "Details of the selected span" });
const frame = (page: Page) => page.getByRole("figure", { name: /trace explorer/ });
const query = (page: Page) => new URL(page.url()).search;

describe("a trace without JavaScript", () => {
  test("is a table whose rows open", async ({ site }) => {
    const page = await site.open(PRODUCT, { javaScript: false });
    const table = page.getByRole("table", { name: /^Spans of the run/ });
    expect(await table.getByRole("row").count()).toBe(19);
    const row = table.getByRole("row").filter({ hasText: /issueRefund.*failed/ });
    expect(await row.innerText()).not.toContain("The card processor did not answer");
    await row.locator("summary").click();
    expect(await row.innerText()).toContain("The card processor did not answer");
    const { scroll, client } = await frame(page).evaluate((element) => ({
      scroll: element.scrollHeight,
      client: element.clientHeight,
    }));
    expect(scroll, "the frame grows with what is opened").toBeLessThanOrEqual(client + 1);
  });
});

describe("the trace explorer", () => {
  test("begins at the span that failed", async ({ site }) => {
    const page = await site.open(PRODUCT);
    await grid(page).waitFor();
    expect(await details(page).innerText()).toContain("The card processor did not answer");
    expect(query(page)).toBe("");
  });

  test("opens where a link points, in the view and filter it names", async ({ site }) => {
    const page = await site.open(`${PRODUCT}?span=s9&view=graph&kind=tool#trace`);
    await graph(page).waitFor();
    const node = graph(page).getByRole("treeitem", { selected: true });
    expect(await node.innerText()).toContain("delegate_task");
    expect(await page.getByRole("tab", { name: "Graph" }).getAttribute("aria-selected")).toBe(
      "true",
    );
    expect(await page.getByRole("button", { name: /^tool/ }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    expect(await details(page).innerText()).toContain("targetAgents");
  });

  test("is walked by arrow keys, and Enter shows a span", async ({ site }) => {
    const page = await site.open(PRODUCT);
    await grid(page).focus();
    await page.keyboard.press("Home");
    const active = () =>
      page.evaluate(
        () =>
          document.getElementById(
            document.activeElement?.getAttribute("aria-activedescendant") ?? "",
          )?.textContent,
      );
    expect(await active()).toContain("returns");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    expect(await active()).toContain("support");
    expect(query(page), "moving selects nothing").toBe("");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${PRODUCT}?span=s4`);
    expect(await details(page).innerText()).toContain("1,963 in, 72 out");
    await page.keyboard.press("ArrowLeft");
    const row = grid(page).getByRole("row", { name: /support/ });
    expect(await row.getAttribute("aria-expanded")).toBe("false");
    expect(
      await grid(page)
        .getByRole("row", { name: /issueRefund/ })
        .count(),
    ).toBe(0);
  });

  test("takes the same keys in the graph, and changes view by arrow", async ({ site }) => {
    const page = await site.open(PRODUCT);
    await page.getByRole("tab", { name: "Waterfall" }).focus();
    await page.keyboard.press("ArrowRight");
    await graph(page).focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${PRODUCT}?span=s18&view=graph`);
    expect(await details(page).innerText()).toContain("memory.write");
  });

  test("filters by text and kind, says how many are left, and gets out again", async ({ site }) => {
    const page = await site.open(PRODUCT);
    const count = page.getByRole("status").filter({ hasText: "spans" });
    const search = page.getByRole("searchbox", { name: /^Find in spans/ });
    await search.fill("kettle");
    await count.filter({ hasText: /^\d+ of 18 spans$/ }).waitFor();
    await search.fill("");
    await page.getByRole("button", { name: /^tool/ }).click();
    await count.filter({ hasText: "5 of 18 spans" }).waitFor();
    await page.getByRole("button", { name: /^failed/ }).click();
    await count.filter({ hasText: "1 of 18 spans" }).waitFor();
    expect(query(page)).toBe("?kind=tool&status=error");
    await search.fill("no such thing");
    await page.getByText("No span matches.").waitFor();
    await page.getByRole("button", { name: "Show all spans" }).click();
    await count.filter({ hasText: /^18 spans$/ }).waitFor();
    expect(query(page)).toBe("");
  });

  test("follows a link on the page and the way back", async ({ site }) => {
    const page = await site.open(PRODUCT);
    await grid(page).waitFor();
    await page.getByRole("link", { name: "Open the hand-off as a graph" }).click();
    await graph(page)
      .getByRole("treeitem", { name: /delegate_task/, selected: true })
      .waitFor();
    await page.goBack();
    await grid(page)
      .getByRole("row", { name: /issueRefund/, selected: true })
      .waitFor();
  });

  test("keeps the table and offers another try when it does not load", async ({ site }) => {
    const page = await site.open(PRODUCT, {
      expected: [/returns-desk/, /Failed to load resource/],
      prepare: (context) => context.route(RUN, (route) => route.abort(), { times: 1 }),
    });
    await page.getByRole("alert").filter({ hasText: "did not load" }).waitFor();
    expect(await page.getByRole("table", { name: /^Spans of the run/ }).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Try again" }).click();
    await grid(page).waitFor();
  });
});

describe("how the explorer arrives", () => {
  test("only near the window, under 40 kB, and without a jump", async ({ site }) => {
    const page = await site.open(DOCS, { before: watchShifts });
    const late: string[] = [];
    const bodies: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      late.push(new URL(response.url()).pathname);
      if (/\.js$/.test(response.url())) bodies.push(response.body());
    });
    // What the page's own fonts move is not the explorer's doing, and is told a frame later.
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    });
    const shifted = () => page.evaluate(() => document.documentElement.dataset.shift ?? "0");
    const shiftedBefore = await shifted();
    const before = await frame(page).boundingBox();
    expect(await grid(page).count()).toBe(0);
    await frame(page).scrollIntoViewIfNeeded();
    await grid(page).waitFor();
    expect(late.filter((path) => path.startsWith("/assets/runs/"))).toHaveLength(1);
    const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    console.info(`explorer: ${kilobytes.toFixed(1)} kB of brotli`);
    expect(kilobytes).toBeGreaterThan(1);
    expect(kilobytes).toBeLessThan(40);
    expect((await frame(page).boundingBox())?.height).toBe(before?.height);
    expect(await shifted()).toBe(shiftedBefore);
  });

  test("a run of 2,000 spans opens in under 100 ms of main thread, and scrolls without a long task", async ({
    site,
  }) => {
    const opened = await shortest(OPEN_MS, () => opening(site));
    let drawn = 0;
    // On a new page each time: what only the first scroll costs counts too.
    const scrolled = await shortest(LONG_TASK_MS, async () => {
      const page = await site.open(DOCS, { prepare: withSpans(SPANS) });
      await reveal(page);
      expect(await grid(page).getAttribute("aria-rowcount")).toBe(String(SPANS + 1));
      const tasks = await mainThreadTasks(page, async () => {
        drawn = Math.max(drawn, await grid(page).evaluate(scrollThrough, SCROLL_STEPS));
      });
      await page.close();
      expect(tasks.length, "there was something to measure").toBeGreaterThan(SCROLL_STEPS);
      return Math.max(...tasks);
    });
    console.info(
      `2,000 spans open in ${opened} ms; the longest task of scrolling took ${scrolled} ms; ${drawn} rows drawn`,
    );
    expect(Math.min(...opened)).toBeLessThan(OPEN_MS);
    expect(Math.min(...scrolled)).toBeLessThan(LONG_TASK_MS);
    expect(drawn, "rows drawn at once").toBeLessThan(60);
  }, 180_000);
});

const SPANS = 2000;
const OPEN_MS = 100;
const SCROLL_STEPS = 60;
/** What browsers call a long task. */
const LONG_TASK_MS = 50;
/**
 * Other programs slow a processor down, to half its speed on a busy machine; nothing speeds it up. So the shortest of
 * some measurements is the one that says what the work itself takes.
 */
const MOST_MEASUREMENTS = 30;

/** Measures until it takes less than `limit` ms, some times at most. Returns all measurements, in whole milliseconds. */
async function shortest(limit: number, measure: () => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < MOST_MEASUREMENTS && Math.min(...taken) >= limit) {
    taken.push(Math.ceil(await measure()));
  }
  return taken;
}

/** Scrolls the explorer into view and waits for its last row, with as little work of its own as can be. */
async function reveal(page: Page): Promise<void> {
  await page.evaluate(
    ([explorer, row]) =>
      new Promise<void>((done) => {
        new MutationObserver((_, observer) => {
          if (!document.getElementById(row)) return;
          observer.disconnect();
          done();
        }).observe(document, { childList: true, subtree: true });
        document.getElementById(explorer)?.scrollIntoView();
      }),
    ["trace", `row-n${SPANS - 1}`] as const,
  );
}

/** Opens the long run and returns what that took of the main thread, in milliseconds. */
async function opening(site: Site): Promise<number> {
  const page = await site.open(DOCS, { prepare: withSpans(SPANS) });
  const mainThread = await mainThreadClock(page);
  await page.evaluate(atRest);
  const start = await mainThread();
  await reveal(page);
  const end = await mainThread();
  await page.close();
  return end - start;
}

/** Runs in the page: waits until its fonts are there and it has laid out what it leaves for idle moments. */
async function atRest(): Promise<void> {
  await document.fonts.ready;
  const isLate = (element: Element) => getComputedStyle(element).contentVisibility === "auto";
  while ([...document.querySelectorAll("main *")].some(isLate)) {
    await new Promise((done) => requestIdleCallback(done));
  }
}

/** Runs in the page: scrolls from the first row to the last and returns how many were drawn at once. */
async function scrollThrough(element: Element, steps: number): Promise<number> {
  let most = 0;
  for (let step = 0; step <= steps; step += 1) {
    element.scrollTop = ((element.scrollHeight - element.clientHeight) * step) / steps;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    most = Math.max(most, element.querySelectorAll("[data-row]").length);
  }
  return most;
}

/** Answers the request for the run with a made-up one. */
function withSpans(count: number): (context: BrowserContext) => Promise<unknown> {
  const json = syntheticRun(count);
  return (context) => context.route(RUN, (route) => route.fulfill({ json }));
}

/** Runs in the page: adds up unasked layout shifts. */
function watchShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    document.documentElement.dataset.shift = String(sum);
  }).observe({ type: "layout-shift" });
}
