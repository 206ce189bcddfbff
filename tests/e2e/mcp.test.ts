import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { violations } from "../gates/inspect";
import { test } from "./harness/test";

const serverNames = (page: Page) => page.locator("main h3").allTextContents();

describe("a category whose address carries spaces and signs", () => {
  test.for([
    ["typed", "/mcp/categories/task management/", "Task management"],
    ["encoded", "/mcp/categories/task%20management/", "Task management"],
    ["without its last slash", "/mcp/categories/task%20management", "Task management"],
    ["by its readable name", "/mcp/categories/task-management/", "Task management"],
    ["typed", "/mcp/categories/communication,google/", "Communication, Google"],
    ["encoded", "/mcp/categories/communication%2Cgoogle/", "Communication, Google"],
    [
      "encoded in small letters",
      "/mcp/categories/communication%2cgoogle/",
      "Communication, Google",
    ],
    ["by its readable name", "/mcp/categories/communication-google/", "Communication, Google"],
    ["by its readable name", "/mcp/categories/calendar-scheduling/", "Calendar & scheduling"],
  ] as const)("answers %s: %s", async ([, address, title], { site }) => {
    const page = await site.open(address);
    expect(await page.locator("h1").textContent()).toBe(title);
    expect((await serverNames(page)).length).toBeGreaterThan(0);
    const plain = new URL(page.url()).pathname;
    expect(plain).toBe(encodeURI(decodeURIComponent(plain)));
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(plain);
  });

  test("answers without scripts, encoded or not", async ({ site }) => {
    for (const address of ["communication,google", "communication%2Cgoogle", "task%20management"]) {
      const page = await site.open(`/mcp/categories/${address}/`, { javaScript: false });
      expect((await serverNames(page)).length, address).toBeGreaterThan(0);
    }
  });

  test("is reached by links, without a page load, and back", async ({ site }) => {
    const page = await site.open("/mcp/categories/");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("link", { name: "Communication, Google" }).click();
    await page.locator("h1", { hasText: "Communication, Google" }).waitFor();
    await page.getByRole("link", { name: "Gmail" }).click();
    await page.locator("h1", { hasText: "Gmail MCP server" }).waitFor();
    await page.goBack();
    await page.locator("h1", { hasText: "Communication, Google" }).waitFor();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("answers an old link that was encoded twice as not found", async ({ site }) => {
    const page = await site.open("/mcp/categories/task%2520management/", { expected: [/404/] });
    expect(await page.locator("h1").textContent()).not.toBe("Task management");
  });
});

describe("the directory", () => {
  test("keeps search and category in the address, and opens with them", async ({ site }) => {
    const page = await site.open("/mcp/");
    const all = await serverNames(page);
    await page.getByRole("searchbox", { name: "Find a server or a tool" }).fill("draft reply");
    await expect.poll(() => serverNames(page)).toEqual(["Gmail"]);
    expect(await page.getByText("create_draft_reply").isVisible()).toBe(true);
    await page.getByRole("button", { name: /^Communication, Google/ }).click();
    expect(new URL(page.url()).search).toBe("?q=draft+reply&category=communication-google");

    const again = await site.open("/mcp/?q=draft+reply&category=communication-google");
    await expect.poll(() => serverNames(again)).toEqual(["Gmail"]);
    const pressed = again.getByRole("button", { pressed: true });
    expect(await pressed.textContent()).toMatch(/^Communication, Google/);
    await again.getByRole("searchbox").fill("");
    await again.getByRole("button", { name: /^All/ }).click();
    expect(await serverNames(again)).toEqual(all);
    expect(new URL(again.url()).search).toBe("");
  });

  test("says what to do when nothing fits", async ({ site }) => {
    const page = await site.open("/mcp/?q=fax");
    await page.getByText("No server of the directory fits").waitFor();
    await page.getByRole("button", { name: "show all servers" }).click();
    expect((await serverNames(page)).length).toBeGreaterThan(1);
  });

  test("is a plain list without scripts", async ({ site }) => {
    const page = await site.open("/mcp/?q=fax", { javaScript: false });
    expect((await serverNames(page)).length).toBeGreaterThan(1);
    expect(await page.getByRole("searchbox", { name: "Find a server or a tool" }).isVisible()).toBe(
      false,
    );
  });
});

describe("a server", () => {
  const rows = (page: Page) => page.locator("main table tbody tr:visible th[scope=row]");

  test("shows the tools of who is chosen, and the address says who", async ({ site }) => {
    const page = await site.open("/mcp/notion/");
    const choices = page.getByRole("group", { name: "Show the tools of" });
    expect(await rows(page).count()).toBe(13);
    await choices.getByRole("button", { name: /^Zapier/ }).click();
    expect(await rows(page).count()).toBe(17);
    const again = await site.open(`/mcp/notion/${new URL(page.url()).search}`);
    await expect.poll(() => rows(again).count()).toBe(17);
    await again.getByRole("button", { name: /^All/ }).click();
    expect(await rows(again).count()).toBe(35);
  });

  test("says how to connect each client to each server, by keyboard too", async ({ site }) => {
    const page = await site.open("/mcp/notion/?server=zapier&client=claude");
    const code = page.locator("[role=tabpanel] .code-block:visible");
    await expect.poll(() => code.textContent()).toContain("{ZAPIER_MCP_TOKEN}");
    await page.getByRole("tab", { name: "Claude" }).press("ArrowRight");
    expect(await page.locator(":focus").textContent()).toBe("VoltAgent");
    expect(await code.textContent()).toContain("https://mcp.zapier.com/api/v1/connect");
    await page.getByRole("button", { name: "Notion local" }).click();
    expect(await code.textContent()).toContain('type: "stdio"');
    expect(new URL(page.url()).search).toBe("?server=vendor-local");
  });

  test("shows everything without scripts", async ({ site }) => {
    const page = await site.open("/mcp/notion/", { javaScript: false });
    expect(await rows(page).count()).toBe(35);
    expect(await page.locator(".code-block:visible").count()).toBe(12);
    expect(await page.getByRole("tab").first().isVisible()).toBe(false);
  });
});

test("no state of these pages breaks a rule of accessibility", async ({ site }) => {
  const states = [
    "/mcp/?q=fax",
    "/mcp/?q=draft",
    "/mcp/gmail/?tools=all&server=zapier&client=cursor",
  ];
  for (const address of states) {
    const page = await site.open(address);
    await page.locator("button[aria-pressed=true]").first().waitFor();
    expect(await violations(page), address).toEqual([]);
  }
});
