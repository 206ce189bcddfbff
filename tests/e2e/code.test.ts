import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CODE_THEME_KEY, codeThemes, ownCodeTheme } from "../../src/config/code-themes";
import { test } from "./harness/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");
const TOOLS = "/docs/agents/tools/";
const QUICK_START = "/docs/quick-start/";

const colours = (page: Page) => page.getByRole("combobox", { name: "Code colours" });
const chosen = (page: Page) => page.evaluate(() => document.documentElement.dataset.codeTheme);
const ground = (page: Page) =>
  page
    .locator(".code-block__pre")
    .first()
    .evaluate((box) => getComputedStyle(box).backgroundColor);

/** Text of code that cannot be read on its ground. */
async function weakText(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(where: object, what: object): Promise<{ violations: { nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(
      { include: [".code-block__pre"] },
      { runOnly: ["color-contrast"] },
    );
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
}

describe("colours of code", () => {
  test("can be read, all 17", async ({ site }) => {
    const page = await site.open(QUICK_START);
    await page.evaluate(axe);
    for (const { id } of [ownCodeTheme, ...codeThemes]) {
      await colours(page).selectOption(id);
      expect(await weakText(page), id).toEqual([]);
    }
  });

  test("are kept on the device, and go back to the site's own", async ({ site }) => {
    const page = await site.open(QUICK_START);
    const own = await ground(page);
    await colours(page).selectOption({ label: "Dracula" });
    const dracula = await ground(page);
    expect(dracula).not.toBe(own);
    await page.goto(TOOLS);
    expect(await ground(page)).toBe(dracula);
    await colours(page).selectOption({ label: ownCodeTheme.label });
    expect(await ground(page)).toBe(own);
    expect(await page.evaluate((key) => localStorage.getItem(key), CODE_THEME_KEY)).toBeNull();
  });

  test("change also where storage is forbidden", async ({ site }) => {
    const page = await site.open(QUICK_START, {
      before: () => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
      },
    });
    await colours(page).selectOption("vsLight");
    expect(await chosen(page)).toBe("vsLight");
  });
});

describe("install commands", () => {
  test("are shown for the reader's package manager, on every page", async ({ site }) => {
    const page = await site.open(QUICK_START);
    await page.getByRole("tab", { name: "pnpm" }).first().click();
    await page.getByText("pnpm add @voltagent/core").waitFor();
    await page.goto("/docs/agents/memory/libsql/");
    await page.getByText("pnpm add @voltagent/libsql").waitFor();
    expect(await page.getByText("npm install @voltagent/libsql").isVisible()).toBe(false);
  });

  test("are chosen by arrow keys", async ({ site }) => {
    const page = await site.open(QUICK_START);
    await page.getByRole("tab", { name: "npm", exact: true }).first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByText("pnpm add @voltagent/core").waitFor();
  });

  test("stand there for npm without JavaScript", async ({ site }) => {
    const page = await site.open(QUICK_START, { javaScript: false });
    expect(await page.getByText("npm install @voltagent/core").isVisible()).toBe(true);
  });
});

describe("long code", () => {
  test("is folded, and unfolds", async ({ site }) => {
    const page = await site.open(TOOLS);
    const unfold = page.getByRole("button", { name: /^Show all \d+ lines$/ }).first();
    const block = page.locator(".code-block").filter({ has: unfold }).first();
    const height = () => block.evaluate((box) => box.getBoundingClientRect().height);
    await unfold.scrollIntoViewIfNeeded();
    const folded = await height();
    const index = await page
      .locator(".code-block")
      .evaluateAll((all) => all.findIndex((one) => one.hasAttribute("data-folded")));
    await unfold.click();
    const open = page.locator(".code-block").nth(index);
    expect(await open.evaluate((box) => box.getBoundingClientRect().height)).toBeGreaterThan(
      folded + 300,
    );
    await open.getByRole("button", { name: "Show less" }).click();
    expect(await height()).toBe(folded);
  });

  test("is whole without JavaScript", async ({ site }) => {
    const page = await site.open(TOOLS, { javaScript: false });
    const lines = await page
      .locator(".code-block[data-folded] .code-block__pre")
      .first()
      .evaluate((box) => ({ shown: box.clientHeight, whole: box.scrollHeight }));
    expect(lines.shown).toBe(lines.whole);
  });
});
