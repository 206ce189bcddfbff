import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pricing } from "../../src/data/pricing";
import { hydrated, test } from "./harness/test";

const plans = (page: Page) => page.getByRole("table", { name: /^Plans of VoltOps/ });
const result = (page: Page) => page.getByRole("status").filter({ hasText: /a month|Enter|Only/ });
const slider = (page: Page) => page.getByRole("slider", { name: /^Traces a month/ });

describe("the pricing page without JavaScript", () => {
  test("is a whole page of its own", async ({ site }) => {
    const page = await site.open("/pricing/", { javaScript: false });
    expect(new URL(page.url()).pathname).toBe("/pricing/");
    expect(await page.getAttribute("link[rel=canonical]", "href")).toMatch(/\/pricing\/$/);
    expect(await plans(page).innerText()).toContain("$250");
    for (const { question } of pricing.questions) {
      expect(await page.getByRole("heading", { name: question }).isVisible(), question).toBe(true);
    }
  });

  test("shows worked amounts in the calculator's place", async ({ site }) => {
    const page = await site.open("/pricing/", { javaScript: false });
    const amounts = page.getByRole("table", { name: /^What a month costs/ });
    expect(await amounts.getByRole("row", { name: /^10,000/ }).innerText()).toMatch(/\$60\s+\$250/);
    expect(await slider(page).isVisible()).toBe(false);
  });
});

describe("the plans on a phone", () => {
  test("keep their names above the lines, and in view while they are read", async ({ site }) => {
    const page = await site.open("/pricing/", { javaScript: false, width: 390 });
    const edges = (row: number) =>
      plans(page).evaluate((table: HTMLTableElement, index) => {
        const line = table.tBodies[0]?.rows[index]?.getBoundingClientRect();
        const head = table.tHead?.getBoundingClientRect();
        return { head: head?.bottom ?? 0, line: line?.top ?? 0 };
      }, row);
    const first = await edges(0);
    expect(first.line).toBeGreaterThanOrEqual(first.head - 1);
    await plans(page)
      .getByRole("row", { name: /^Support/ })
      .evaluate((row) => row.scrollIntoView());
    await expect.poll(async () => (await edges(0)).head).toBeGreaterThan(64);
  });
});

describe("the pricing page with JavaScript", () => {
  test("leads to the same plans on the home page and keeps the query", async ({ site }) => {
    const still = await site.open("/pricing/", { javaScript: false });
    const page = await site.open("/pricing/?traces=20000&seats=6");
    await page.waitForURL("**/?traces=20000&seats=6#pricing");
    expect(await plans(page).innerText()).toBe(await plans(still).innerText());
    await result(page).filter({ hasText: "Pro, $250 a month" }).waitFor();
  });

  test("puts the plans right under the bar", async ({ site }) => {
    const page = await site.open("/pricing/");
    await page.waitForURL("**/#pricing");
    const title = page.getByRole("heading", { name: /^The framework is free/ });
    await page.waitForFunction(() => window.scrollY > 0);
    const top = (await title.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(64);
    expect(top).toBeLessThan(200);
  });

  test("leaves no step behind: back leads to where the visitor came from", async ({ site }) => {
    const page = await site.open("/about/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL("**/#pricing");
    await page.goBack();
    await page.waitForURL("**/about/");
  });
});

describe("the calculator", () => {
  test("works from the keyboard and says its result", async ({ site }) => {
    const page = await site.open("/");
    await slider(page).focus();
    await page.keyboard.press("ArrowRight");
    expect(await result(page).innerText()).toContain("Core, $70 a month");
    await page.keyboard.press("End");
    expect(await result(page).innerText()).toContain("Core, $140 a month");
    expect(await slider(page).getAttribute("aria-valuetext")).toBe("50,000 traces");
    await page.keyboard.press("Home");
    expect(await result(page).innerText()).toContain("Free, $0 a month");
  });

  test("takes any whole number, and says what is wrong with the rest", async ({ site }) => {
    const page = await site.open("/");
    const traces = page.getByRole("textbox", { name: "Traces a month" });
    await traces.fill("5001");
    expect(await result(page).innerText()).toContain("$10 for 1 trace beyond its 5,000");
    await traces.fill("some");
    expect(await result(page).innerText()).toMatch(/^Enter whole numbers/);
    expect(await traces.getAttribute("aria-invalid")).toBe("true");
    await traces.fill("100");
    await page.getByRole("textbox", { name: "Seats" }).fill("21");
    expect(await result(page).innerText()).toMatch(/^Only Enterprise/);
  });

  test("keeps its numbers in the address", async ({ site }) => {
    const page = await site.open("/?from=mail#pricing");
    await page.getByRole("textbox", { name: "Traces a month" }).fill("30000");
    await page.waitForURL("**/?from=mail&traces=30000&seats=1#pricing");
    await page.reload();
    await hydrated(page);
    await result(page).filter({ hasText: "Core, $100 a month" }).waitFor();
  });
});
