import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { gate, pageScripts } from "./harness/scripts";
import { hydrated, test } from "./harness/test";

const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** Goes to an address of the site without loading a document, as the browser's own buttons do. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);
}

/** The scripts that the page has asked the browser to prefetch. */
const prefetched = (page: Page) =>
  page.$$eval("link[rel=prefetch]", (links) => links.map((link) => link.getAttribute("href")));

describe("scrolling", () => {
  test("a new page starts at its top", async ({ site }) => {
    const page = await site.open("/docs/");
    const next = page.getByRole("link", { name: /Quick start/ }).last();
    await next.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await next.click();
    await page.waitForURL("**/docs/quick-start/");
    await page.getByRole("heading", { level: 1, name: "Quick start" }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("an address with a hash starts at its anchor", async ({ site }) => {
    const page = await site.open("/");
    await goWithin(page, "/docs/#two-parts");
    const heading = page.locator("#two-parts");
    await heading.waitFor();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
  });

  test("a change of the query leaves the place", async ({ site }) => {
    const page = await site.open("/docs/");
    await page.evaluate(() => window.scrollTo(0, 300));
    await goWithin(page, "/docs/?from=mail");
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });
});

test("a progress bar shows once a page change takes 200 ms, and goes with it", async ({ site }) => {
  const page = await site.blank();
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  const held = gate();
  await page.route(pageScripts, async (route) => {
    await held.opened;
    await route.continue();
  });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await mainLink(page, "Docs").click();
  const bar = page.locator("#nprogress");
  await page.clock.runFor(199);
  expect(await bar.count()).toBe(0);
  await page.clock.runFor(1);
  expect(await bar.count()).toBe(1);
  held.open();
  await page.clock.resume();
  await page.waitForURL("**/docs/");
  await bar.waitFor({ state: "detached" });
});

describe("fetching ahead", () => {
  test("links in view are prefetched, a hovered one is loaded", async ({ site }) => {
    const page = await site.open("/about/");
    await expect.poll(() => prefetched(page)).not.toEqual([]);
    const loaded = page.waitForRequest(
      (request) => pageScripts.test(request.url()) && request.resourceType() === "script",
    );
    await mainLink(page, "Docs").hover();
    await loaded;
    expect(new URL(page.url()).pathname).toBe("/about/");
  });

  test.for([
    { name: "a 2g connection", connection: { effectiveType: "2g", saveData: false } },
    { name: "a slow 2g connection", connection: { effectiveType: "slow-2g", saveData: false } },
    { name: "the data saver", connection: { effectiveType: "4g", saveData: true } },
  ])("$name gets neither", async ({ connection }, { site }) => {
    const page = await site.blank();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await page.goto("/about/");
    await hydrated(page);
    const ahead: string[] = [];
    page.on("request", (request) => pageScripts.test(request.url()) && ahead.push(request.url()));
    await mainLink(page, "Docs").hover();
    // A click loads what it needs all the same; until it came, nothing had been fetched.
    const before = [...ahead];
    await mainLink(page, "Docs").click();
    await page.waitForURL("**/docs/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(before).toEqual([]);
    expect(ahead).not.toEqual([]);
  });
});

describe("addresses", () => {
  test.for([
    ["/docs/index.html", "/docs/"],
    ["/docs/quick-start/index.html?from=mail", "/docs/quick-start/?from=mail"],
    ["/docs/quick-start.html", "/docs/quick-start/"],
    ["/index.html", "/"],
    ["/docs/quick-start", "/docs/quick-start/"],
  ] as const)("%s leads to %s", async ([from, to], { site }) => {
    const page = await site.open(from);
    expect(page.url()).toBe(`${site.url}${to}`);
  });

  test.for(["/docs/index.html", "/docs.html"])(
    "%s shows its page within the site",
    async (address, { site }) => {
      const page = await site.open("/about/");
      await goWithin(page, address);
      await page.getByRole("heading", { level: 1, name: "The VoltAgent framework" }).waitFor();
    },
  );

  test("a redirect keeps the query and the hash", async ({ site }) => {
    const page = await site.open("/manifesto/?from=mail#who");
    expect(page.url()).toBe(`${site.url}/about/?from=mail#who`);
  });

  test("a redirect followed by the page itself keeps them too", async ({ site }) => {
    const page = await site.blank();
    const { readFile } = await import("node:fs/promises");
    const body = await readFile("build/manifesto/index.html", "utf8");
    await page.route(/\/manifesto\/\?/, (route) =>
      route.fulfill({ body, contentType: "text/html" }),
    );
    await page.goto("/manifesto/?from=mail#who");
    await page.waitForURL(`${site.url}/about/?from=mail#who`);
  });

  test("an address without a page answers 404 with the not-found page", async ({ site }) => {
    for (const address of ["/nothing/here/", "/docs/nothing/", "/nothing.html", "/docs/nothing"]) {
      const page = await site.blank({ expected: [/404/] });
      const response = await page.goto(address);
      await hydrated(page);
      expect(response?.status(), address).toBe(404);
      await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    }
  });
});

test("the first thing the Tab key reaches is the link to the content", async ({ site }) => {
  for (const address of ["/", "/docs/quick-start/", "/about/"]) {
    const page = await site.open(address);
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    expect(await focused.textContent(), address).toBe("Skip to main content");
    expect(await focused.isVisible(), address).toBe(true);
    await page.keyboard.press("Enter");
    const inContent = await page.evaluate(
      () => document.activeElement?.querySelector("h1") !== null,
    );
    expect(inContent, address).toBe(true);
  }
});
