import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { shortSiteList } from "../../src/config/navigation";
import { hydrated, test } from "./harness/test";

const announcement = (page: Page) => page.getByRole("link", { name: "star it on GitHub" });

describe("the announcement bar", () => {
  test("stays away once closed, on every page, until its id changes", async ({ site }) => {
    const page = await site.open("/");
    expect(await announcement(page).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await announcement(page).waitFor({ state: "hidden" });
    await page.goto("/docs/");
    expect(await announcement(page).isVisible()).toBe(false);

    // A visitor who closed another announcement has that one's id in their storage.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((name) => /announcement\.id/.test(name))) {
        localStorage.setItem(key, "another");
      }
    });
    // The first load still goes by the old answer, so that nothing jumps, and forgets it.
    await page.reload();
    await hydrated(page);
    await page.goto("/about/");
    await announcement(page).waitFor();
  });
});

describe("a face that comes after the first picture", () => {
  test.for(["/", "/docs/quick-start/"])("moves nothing on %s", async (address, { site }) => {
    let release = () => {};
    const seen = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await site.blank({
      width: 412,
      before: () => {
        const total = { moved: 0 };
        Object.assign(window, { total });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            total.moved += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      },
      prepare: (context) =>
        context.route("**/*.woff2", async (route) => {
          await seen;
          await route.continue();
        }),
    });
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    release();
    await hydrated(page);
    await page.waitForLoadState("load");
    const moved = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { total: { moved: number } }).total.moved;
    });
    expect(moved).toBeLessThan(0.01);
  });
});

describe("without JavaScript", () => {
  test.for(["/", "/docs/", "/docs/quick-start/", "/about/"])(
    "%s has its text and the short site list",
    async (address, { site }) => {
      for (const width of [390, 1280]) {
        const page = await site.open(address, { javaScript: false, width });
        expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
        expect((await page.locator("main").innerText()).length).toBeGreaterThan(200);
        const visible = await page.locator("nav li a:visible").allTextContents();
        expect(visible).toEqual(expect.arrayContaining(shortSiteList.map(({ label }) => label)));
      }
    },
  );

  test("a link leads to its page", async ({ site }) => {
    const page = await site.open("/", { javaScript: false });
    await page.locator("nav li a:visible", { hasText: "Documentation" }).first().click();
    await page.waitForURL("**/docs/");
  });
});

test("the preferred version is remembered per docs area and forgotten when it is gone", async ({
  site,
}) => {
  const page = await site.open("/docs/");
  const stored = () =>
    page.evaluate(() =>
      Object.fromEntries(
        Object.entries(localStorage).filter(([key]) => key.includes("docs-preferred-version")),
      ),
    );
  await expect.poll(async () => Object.values(await stored())).toEqual(["current"]);
  await page.goto("/voltops-llm-observability-docs/");
  await expect.poll(async () => Object.values(await stored())).toEqual(["current", "current"]);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) =>
      name.includes("preferred-version"),
    )) {
      localStorage.setItem(key, "0.1");
    }
  });
  await page.goto("/about/");
  await expect.poll(async () => Object.values(await stored())).toEqual([]);
});

test("the search shortcuts work, and a slash in a field is a slash", async ({ site }) => {
  const page = await site.open("/about/");
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
  });
  await page.keyboard.press("/");
  expect(await page.locator("body > input").inputValue()).toBe("/");
  expect(new URL(page.url()).pathname).toBe("/about/");
});
