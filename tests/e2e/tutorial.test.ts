import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { violations } from "../gates/inspect";
import { test } from "./harness/test";

const FIRST = "/tutorial/introduction/";
const SECOND = "/tutorial/chatbot-problem/";

const list = (page: Page) => page.getByRole("navigation", { name: "Steps of the tutorial" });
const done = (page: Page) => list(page).getByText("(done)");
const mark = (page: Page, step: number) =>
  page.getByRole("button", { name: `Mark step ${step} as done` });
const undo = (page: Page, step: number) =>
  page.getByRole("button", { name: `Step ${step} is done: undo` });
const status = (page: Page) => page.getByRole("status").filter({ hasText: /^Step/ });

describe("progress", () => {
  test("is kept over a reload and on the other steps, and taken back the same way", async ({
    site,
  }) => {
    const page = await site.open(SECOND);
    expect(await done(page).count()).toBe(0);
    await mark(page, 2).press("Enter");
    await expect
      .poll(() => status(page).textContent())
      .toBe("Step 2 is marked as done. 1 of 5 done.");
    expect(await page.locator(":focus").textContent()).toBe("Step 2 is done: undo");

    await page.reload();
    await undo(page, 2).waitFor();
    expect(
      await list(page)
        .getByRole("link", { name: /Chatbot problem/ })
        .textContent(),
    ).toBe("2Chatbot problem(done)");
    await list(page)
      .getByRole("link", { name: /Introduction/ })
      .click();
    await mark(page, 1).click();
    await expect.poll(() => list(page).innerText()).toContain("2 of 5 done");

    await page.goBack();
    await undo(page, 2).click();
    await expect
      .poll(() => status(page).textContent())
      .toBe("Step 2 is no longer marked. 1 of 5 done.");
    await page.reload();
    await mark(page, 2).waitFor();
    await expect.poll(() => done(page).count()).toBe(1);
  });

  test("reaches another tab that is open", async ({ site }) => {
    const page = await site.open(FIRST);
    const other = await page.context().newPage();
    await other.goto(FIRST);
    await mark(page, 1).click();
    await undo(other, 1).waitFor();
  });

  test("holds until the page is left where the browser keeps nothing", async ({ site }) => {
    const page = await site.open(FIRST, {
      before: () => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      },
    });
    await mark(page, 1).click();
    await expect.poll(() => status(page).textContent()).toContain("holds until you leave");
    await list(page)
      .getByRole("link", { name: /Chatbot problem/ })
      .click();
    await mark(page, 2).waitFor();
    expect(await list(page).innerText()).toContain("1 of 5 done");
    await list(page)
      .getByRole("link", { name: /Introduction/ })
      .click();
    await undo(page, 1).click();
    await mark(page, 1).waitFor();
    expect(await done(page).count()).toBe(0);
  });
});

describe("a step", () => {
  test("shows what changed by signs and names, not by colour alone", async ({ site }) => {
    const page = await site.open(SECOND);
    const changes = page.locator("figure[data-language=diff]");
    expect(
      await changes.getByRole("group", { name: /^added, \d+ lines?$/ }).count(),
    ).toBeGreaterThan(1);
    const added = await changes.locator(".code-line--added").allTextContents();
    expect(added.filter((line) => !line.startsWith("+ "))).toEqual([]);
    const removed = await changes.locator(".code-line--removed").allTextContents();
    expect(removed.filter((line) => !line.startsWith("- "))).toEqual([]);
  });

  test("is complete without scripts: text, program, changes, ways on", async ({ site }) => {
    const page = await site.open(SECOND, { javaScript: false });
    const files = page.locator("main figure .code-block__file", { hasText: "src/index.ts" });
    expect(await files.count()).toBe(2);
    expect(await page.getByRole("button", { name: /as done/ }).isVisible()).toBe(false);
    expect(await list(page).getByText("of 5 done").isVisible()).toBe(false);
    expect(await list(page).getByRole("link").count()).toBe(5);
    const ways = page.getByRole("navigation", { name: "Step before and step after" });
    const next = ways.getByRole("link", { name: /Memory/ });
    expect(await next.getAttribute("href")).toBe("/tutorial/memory/");
  });

  test("is reached from the menu", async ({ site }) => {
    const page = await site.open("/about/");
    await page.getByRole("button", { name: "Resources" }).click();
    await page.getByRole("link", { name: /^5 Steps Tutorial/ }).click();
    await page.locator("h1", { hasText: "Your first agent" }).waitFor();
  });

  test("breaks no rule of accessibility when it is done", async ({ site }) => {
    const page = await site.open(SECOND);
    await mark(page, 2).click();
    await undo(page, 2).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
