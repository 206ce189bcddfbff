import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { docsAreas, products, resources, useCases } from "../../src/config/navigation";
import { test } from "./harness/test";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const trigger = (page: Page, label: string) => main(page).getByRole("button", { name: label });
const expanded = (page: Page, label: string) => trigger(page, label).getAttribute("aria-expanded");
const panel = (page: Page, id: string) => page.locator(`#menu-${id}`);

describe("dropdowns", () => {
  test.for([
    { section: products, width: 280, columns: 1 },
    { section: useCases, width: 580, columns: 2 },
    { section: resources, width: 600, columns: 2 },
  ])(
    "$section.label opens by hover, $width px wide, inside the window",
    async ({ section, width, columns }, { site }) => {
      for (const window of [800, 1000, 1440]) {
        const page = await site.open("/", { width: window });
        await trigger(page, section.label).hover();
        const open = panel(page, section.id);
        await open.waitFor();
        await expect
          .poll(async () => (await open.boundingBox())?.width, { message: `at ${window}` })
          .toBe(width);
        const box = await open.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + width).toBeLessThanOrEqual(window);
        expect(box?.height).toBeLessThanOrEqual(500);
        const lefts = await open
          .locator("li")
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
        expect(lefts).toHaveLength(section.items.length);
        expect(new Set(lefts).size).toBe(columns);
        await page.mouse.move(window / 2, 790);
        await open.waitFor({ state: "hidden" });
      }
    },
  );

  test("a press opens and closes one, and a press elsewhere closes it", async ({ site }) => {
    const page = await site.open("/");
    await trigger(page, "Products").press("Enter");
    expect(await expanded(page, "Products")).toBe("true");
    await trigger(page, "Products").press("Enter");
    expect(await expanded(page, "Products")).toBe("false");
    await trigger(page, "Resources").click();
    await panel(page, "resources").waitFor();
    await trigger(page, "Products").press("Space");
    expect(await expanded(page, "Resources")).toBe("false");
    await page.mouse.click(20, 700);
    await expect.poll(() => expanded(page, "Products")).toBe("false");
  });

  test("the keyboard walks in; Escape closes and gives the focus back", async ({ site }) => {
    const page = await site.open("/");
    await trigger(page, "Products").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toContain("Core Framework");
    await page.keyboard.press("Escape");
    expect(await expanded(page, "Products")).toBe("false");
    expect(await page.locator(":focus").textContent()).toBe("Products");
  });

  test("what is coming soon is no link", async ({ site }) => {
    const page = await site.open("/");
    await trigger(page, "Products").click();
    for (const item of products.items) {
      const entry = panel(page, "products").locator("li", { hasText: item.label });
      expect(await entry.getByRole("link").count(), item.label).toBe("to" in item ? 1 : 0);
      expect(await entry.getByText("Soon", { exact: true }).count(), item.label).toBe(
        "soon" in item ? 1 : 0,
      );
    }
  });

  test("following a link closes them", async ({ site }) => {
    const page = await site.open("/");
    await trigger(page, "Resources").click();
    await panel(page, "resources")
      .getByRole("link", { name: /About Us/ })
      .click();
    await page.waitForURL("**/about/");
    await expect.poll(() => expanded(page, "Resources")).toBe("false");
  });
});

describe("the mobile menu", () => {
  test("shows from 768 px down, its sections open on their own", async ({ site }) => {
    const page = await site.open("/", { width: 769 });
    expect(await page.getByRole("button", { name: "Open menu" }).isVisible()).toBe(false);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await trigger(page, "Products").isVisible()).toBe(false);
    await page.getByRole("button", { name: "Open menu" }).click();
    await trigger(page, "Products").click();
    await trigger(page, "Use Cases").click();
    expect(await expanded(page, "Products")).toBe("true");
    expect(await expanded(page, "Use Cases")).toBe("true");
    expect(await expanded(page, "Resources")).toBe("false");
    await trigger(page, "Products").click();
    expect(await expanded(page, "Products")).toBe("false");
    expect(await expanded(page, "Use Cases")).toBe("true");
    const menu = page.locator("#site-menu");
    expect(
      await menu.getByRole("link", { name: "Log in to the observability platform" }).isVisible(),
    ).toBe(true);
    expect(await menu.getByRole("link", { name: "Join the community chat" }).isVisible()).toBe(
      true,
    );
  });

  test("closes on a page change", async ({ site }) => {
    const page = await site.open("/", { width: 390 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await trigger(page, "Resources").click();
    await page
      .locator("#site-menu")
      .getByRole("link", { name: /About Us/ })
      .click();
    await page.waitForURL("**/about/");
    await page.getByRole("button", { name: "Open menu" }).waitFor();
    expect(await page.locator("#site-menu").isVisible()).toBe(false);
  });

  test("Escape closes the section it is in, then the menu, and gives the focus back", async ({
    site,
  }) => {
    const page = await site.open("/", { width: 390 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await trigger(page, "Products").press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await page.locator(":focus").textContent()).toBe("Products");
    expect(await expanded(page, "Products")).toBe("false");
    await page.keyboard.press("Escape");
    expect(await page.locator(":focus").getAttribute("aria-label")).toBe("Open menu");
    expect(await page.locator("#site-menu").isVisible()).toBe(false);
  });

  test("is closed by the time the window is 997 px wide", async ({ site }) => {
    const page = await site.open("/", { width: 768 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.setViewportSize({ width: 997, height: 800 });
    await page.setViewportSize({ width: 768, height: 800 });
    await page.getByRole("button", { name: "Open menu" }).waitFor();
    expect(await page.locator("#site-menu").isVisible()).toBe(false);
  });

  test("reaches its last entry on a phone held sideways", async ({ site }) => {
    const page = await site.open("/", { width: 640 });
    await page.setViewportSize({ width: 640, height: 320 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await trigger(page, "Use Cases").click();
    const last = page.locator("#site-menu").getByRole("link", { name: "Join the community chat" });
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(320);
  });
});

describe("the docs navbar", () => {
  const docs = (page: Page) => page.getByRole("navigation", { name: "Docs", exact: true });

  test("is a bar with a menu at 996 px and the head of the sidebar at 997", async ({ site }) => {
    const page = await site.open("/docs/quick-start/", { width: 996 });
    expect(await main(page).count()).toBe(0);
    const toggle = page.getByRole("button", { name: "Open docs menu" });
    const tree = docs(page).getByRole("link", { name: "Quick start" });
    expect(await toggle.isVisible()).toBe(true);
    expect(await tree.isVisible()).toBe(false);
    expect((await docs(page).boundingBox())?.width).toBe(996);
    await page.setViewportSize({ width: 997, height: 800 });
    expect(await toggle.isVisible()).toBe(false);
    expect(await tree.isVisible()).toBe(true);
    expect((await docs(page).boundingBox())?.width).toBe(288);
  });

  test.for([
    ["/docs/quick-start/", "Framework"],
    ["/voltops-llm-observability-docs/", "Observability"],
  ] as const)("at %s the tab of %s is the active one", async ([address, label], { site }) => {
    const page = await site.open(address, { width: 390 });
    const tabs = page.getByRole("list", { name: "Docs areas" }).getByRole("link");
    expect(await tabs.allTextContents()).toEqual(docsAreas.map(({ tab }) => tab));
    const active = page.getByRole("list", { name: "Docs areas" }).locator("[aria-current]");
    expect(await active.allTextContents()).toEqual([label]);
  });

  test("its menu lists both areas, then the tree with the current page; it closes on a page change", async ({
    site,
  }) => {
    const page = await site.open("/docs/quick-start/", { width: 390 });
    await page.getByRole("button", { name: "Open docs menu" }).click();
    const menu = page.locator("#docs-menu");
    for (const { menuLabel } of docsAreas) {
      expect(await menu.getByRole("link", { name: menuLabel, exact: true }).isVisible()).toBe(true);
    }
    const current = menu.locator(".menu__link[aria-current=page]");
    expect(await current.textContent()).toBe("Quick start");
    await expect.poll(async () => (await current.boundingBox())?.y).toBeLessThan(800);
    await menu.getByRole("link", { name: "Observability Platform" }).click();
    await page.waitForURL("**/voltops-llm-observability-docs/");
    await page.getByRole("button", { name: "Open docs menu" }).waitFor();
    expect(await menu.isVisible()).toBe(false);
  });

  test("Escape closes its menu and gives the focus back", async ({ site }) => {
    const page = await site.open("/docs/", { width: 390 });
    await page.getByRole("button", { name: "Open docs menu" }).click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await page.locator(":focus").getAttribute("aria-label")).toBe("Open docs menu");
    expect(await page.locator("#docs-menu").isVisible()).toBe(false);
  });
});
