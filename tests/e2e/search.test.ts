import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { searchIn, siteShards } from "../search/site-index";
import { hydrated, test } from "./harness/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");
const index = "**/search-index/*.json";
/** What a browser says of requests that a test stops or falsifies. */
const stopped = [/search-index/, /Failed to load resource/];

const button = (page: Page) => page.getByRole("button", { name: "Search", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Search" });
const options = (page: Page) => dialog(page).getByRole("option");
const status = (page: Page) => dialog(page).getByRole("status");
const resultsOf = (query: string) => new RegExp(`^\\d+ results? for ${query}$`);

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
}

async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect
    .poll(() => status(page).textContent())
    .toSatisfy(
      (text: string) => text.endsWith(` for ${query.slice(0, 80)}`) || /^Unable/.test(text),
    );
  if (/^\d+ results? for/.test((await status(page).textContent()) ?? "")) {
    await options(page).first().waitFor();
  }
}

describe("opening", () => {
  test("asks for nothing before the first intent, and for the reader's own part first", async ({
    site,
  }) => {
    const page = await site.open("/voltops-llm-observability-docs/");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => /search-index|\.css$/.test(path))).toEqual([]);
    await button(page).hover();
    await expect
      .poll(() => asked.filter((path) => path.startsWith("/search-index/")))
      .toHaveLength(4);
    expect(asked.find((path) => path.startsWith("/search-index/"))).toBe(
      "/search-index/observability.json",
    );
  });

  test("opens by click, by Ctrl K and by a slash, and gives the focus back", async ({ site }) => {
    const page = await site.open("/docs/quick-start/");
    const ways = [
      () => button(page).click(),
      () => page.keyboard.press("Control+k"),
      () => page.keyboard.press("/"),
    ];
    for (const open of ways) {
      await open();
      await expect
        .poll(() => field(page).evaluate((input) => input === document.activeElement))
        .toBe(true);
      expect(await field(page).getAttribute("placeholder")).toBe("Search docs");
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
      expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(
        true,
      );
    }
  });

  test("writes a slash where a person types", async ({ site }) => {
    const page = await site.open("/search/");
    const input = page.getByRole("searchbox");
    await input.focus();
    await page.keyboard.type("a/b");
    expect(await input.inputValue()).toBe("a/b");
    expect(await dialog(page).count()).toBe(0);
  });

  test("takes letters typed on the button along, also those typed while it loads", async ({
    site,
  }) => {
    const page = await site.open("/docs/quick-start/");
    await button(page).focus();
    await page.keyboard.type("tool");
    await expect.poll(() => field(page).inputValue()).toBe("tool");
    await expect.poll(() => status(page).textContent()).toMatch(resultsOf("tool"));
  });
});

describe("results", () => {
  test("are chosen with the arrows and opened with Enter", async ({ site }) => {
    const page = await site.open("/");
    await button(page).click();
    await ask(page, "quick start");
    await expect.poll(() => options(page).first().getAttribute("href")).toBe("/docs/quick-start/");
    const chosen = () =>
      dialog(page)
        .getByRole("option", { selected: true })
        .evaluateAll((links) => links.map((link) => link.id));
    const [first] = await chosen();
    expect(await field(page).getAttribute("aria-activedescendant")).toBe(first);
    await page.keyboard.press("ArrowDown");
    expect(await chosen()).not.toEqual([first]);
    expect(await field(page).getAttribute("aria-activedescendant")).toBe((await chosen())[0]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/quick-start/");
    await dialog(page).waitFor({ state: "detached" });
  });

  test("open a section of the page that is read, at its place", async ({ site }) => {
    const page = await site.open("/docs/quick-start/");
    await page.keyboard.press("/");
    await ask(page, "see what it did");
    const section = "/docs/quick-start/#see-what-it-did";
    await dialog(page).locator(`a[href="${section}"]`).click();
    await page.waitForURL(`**${section}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  });

  test("are counted for each query, as the search page counts them", async ({ site }) => {
    const page = await site.open("/docs/quick-start/");
    await page.keyboard.press("/");
    await ask(page, "agent");
    await ask(page, "agent tool");
    const { count } = searchIn(siteShards())("agent tool");
    await expect.poll(() => status(page).textContent()).toBe(`${count} results for agent tool`);
    await dialog(page)
      .getByRole("link", { name: `See all ${count} results`, exact: true })
      .click();
    await page.waitForURL("**/search/?q=agent%20tool");
    await page.getByText(`${count} results for “agent tool”`).waitFor();
  });

  test("are remembered, kept as favourites and forgotten", async ({ site }) => {
    const page = await site.open("/");
    await page.keyboard.press("/");
    await ask(page, "quick start");
    await expect.poll(() => options(page).first().getAttribute("href")).toBe("/docs/quick-start/");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Quick start" }).waitFor();
    await dialog(page).waitFor({ state: "detached" });
    await page.keyboard.press("/");
    await dialog(page).getByText("Recent", { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog(page).getByTitle("Save this search").click();
    await dialog(page).getByText("Favorite").waitFor();
    expect(await dialog(page).getByText("Recent").count()).toBe(0);
    await dialog(page).getByTitle("Remove this search from favorites").click();
    await dialog(page).getByText("Favorite").waitFor({ state: "detached" });
  });

  test("keep Tab inside the dialog, which has no violations", async ({ site }) => {
    const page = await site.open("/docs/quick-start/");
    await page.keyboard.press("/");
    await dialog(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await ask(page, "agent");
    expect(await violations(page)).toEqual([]);
    for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      expect(
        await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null),
      ).toBe(true);
    }
  });
});

describe("queries of every kind", () => {
  test("are answered without complaint", async ({ site }) => {
    const page = await site.open("/docs/quick-start/");
    await page.keyboard.press("/");
    const queries = [
      "<img src=x onerror=alert(1)>",
      "</mark><script>1</script>",
      "🙂",
      "???",
      "مرحبا بالعالم",
      "x".repeat(2000),
      "agent ".repeat(400),
      "__proto__",
      "\\",
    ];
    for (const query of queries) {
      await ask(page, query);
      expect(
        await dialog(page)
          .getByText(/Unable/)
          .count(),
      ).toBe(0);
    }
    expect(await dialog(page).locator("img, script").count()).toBe(0);
  });

  test("without results say what to do next", async ({ site }) => {
    const page = await site.open("/docs/quick-start/");
    await page.keyboard.press("/");
    await ask(page, "zzqqyyxx");
    await dialog(page).getByText("No results for “zzqqyyxx”").waitFor();
    await dialog(page).getByText("Believe this query should return results?").waitFor();
    const report = await dialog(page)
      .getByRole("link", { name: "Let us know." })
      .getAttribute("href");
    expect(new URL(report ?? "").searchParams.get("title")).toContain("zzqqyyxx");
    expect(await violations(page)).toEqual([]);
    await dialog(page).getByText("Try searching for").waitFor();
    await dialog(page).getByRole("button", { name: "quick start" }).click();
    await expect.poll(() => status(page).textContent()).toMatch(resultsOf("quick start"));
  });
});

describe("when the index cannot be had", () => {
  const faults = {
    "is blocked": (context: BrowserContext) => context.route(index, (route) => route.abort()),
    "is not there": (context: BrowserContext) =>
      context.route(index, (route) => route.fulfill({ status: 404, body: "" })),
    "is a page": (context: BrowserContext) =>
      context.route(index, (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
      ),
    "is another index": (context: BrowserContext) =>
      context.route(index, (route) =>
        route.fulfill({ contentType: "application/json", body: '{"documents":[]}' }),
      ),
    "is cut short": (context: BrowserContext) =>
      context.route(index, async (route) => {
        const body = await (await route.fetch()).text();
        await route.fulfill({
          contentType: "application/json",
          body: body.slice(0, body.length / 2),
        });
      }),
  };
  for (const [name, break_] of Object.entries(faults)) {
    test(`because it ${name}, says so, and recovers`, async ({ site }) => {
      const page = await site.open("/docs/quick-start/", { prepare: break_, expected: stopped });
      await page.keyboard.press("/");
      await field(page).fill("agent");
      await dialog(page).getByText("Unable to fetch results", { exact: true }).waitFor();
      await dialog(page)
        .getByText("You might want to check your network connection.", { exact: true })
        .waitFor();
      expect(await violations(page)).toEqual([]);
      await page.context().unroute(index);
      await dialog(page).getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => status(page).textContent()).toMatch(resultsOf("agent"));
    });
  }

  test("answers by itself once the browser is back on the network", async ({ site }) => {
    const page = await site.open("/docs/quick-start/", {
      prepare: faults["is blocked"],
      expected: stopped,
    });
    await page.keyboard.press("/");
    await ask(page, "agent");
    await page.context().unroute(index);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => status(page).textContent()).toMatch(resultsOf("agent"));
  });

  test("names the part that an answer leaves out", async ({ site }) => {
    const page = await site.open("/docs/quick-start/", {
      prepare: (context) => context.route("**/search-index/site.json", (route) => route.abort()),
      expected: stopped,
    });
    await page.keyboard.press("/");
    await ask(page, "agent");
    await dialog(page).getByText("Without Site: that part of the index did not load.").waitFor();
  });

  test("says so on the search page too", async ({ site }) => {
    const page = await site.open("/search/?q=agent", {
      prepare: faults["is blocked"],
      expected: stopped,
    });
    await page.getByText("Unable to fetch results").waitFor();
    await page.context().unroute(index);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText(/results for “agent”/).waitFor();
  });
});

describe("a browser that keeps nothing", () => {
  test("searches where storage is forbidden", async ({ site }) => {
    const page = await site.open("/docs/quick-start/", {
      before: () => {
        Object.defineProperty(window, "localStorage", {
          configurable: true,
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      },
    });
    await page.keyboard.press("/");
    await ask(page, "agent");
    await page.keyboard.press("Enter");
    await dialog(page).waitFor({ state: "detached" });
  });

  test("searches where storage is full", async ({ site }) => {
    const page = await site.open("/docs/quick-start/", {
      before: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
      expected: [/storage error.*QuotaExceededError/],
    });
    await page.keyboard.press("/");
    await ask(page, "agent");
    await page.keyboard.press("Enter");
    await dialog(page).waitFor({ state: "detached" });
  });
});

describe("the search page", () => {
  test("has its whole state in its address", async ({ site }) => {
    const page = await site.open("/search/?q=agent&area=docs");
    const input = page.getByRole("searchbox");
    await expect.poll(() => input.inputValue()).toBe("agent");
    await page.getByText(/results for “agent” in Framework docs/).waitFor();
    await page.getByRole("link", { name: /^All/ }).click();
    await page.waitForURL("**/search/?q=agent");
    await input.fill("memory");
    await page.waitForURL("**/search/?q=memory");
    await page.getByText(/results? for “memory”/).waitFor();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => input.inputValue()).toBe("memory");
    expect(await violations(page)).toEqual([]);
  });

  test("shows more results, and remembers how many", async ({ site }) => {
    const page = await site.open("/search/?q=agent");
    const results = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect.poll(() => results.count()).toBe(20);
    await page.getByRole("button", { name: "Show more results" }).click();
    await page.waitForURL("**/search/?q=agent&show=40");
    await expect.poll(() => results.count()).toBeGreaterThan(20);
  });

  test("says what to do without JavaScript", async ({ site }) => {
    const page = await site.open("/search/?q=agent", { javaScript: false });
    // Texts inside <noscript> are not found as text.
    expect(await page.locator("main noscript p").isVisible()).toBe(true);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Framework Docs/ })
      .click();
    await page.waitForURL("**/docs/");
    expect(await page.locator('nav noscript a[href="/search/"]').isVisible()).toBe(true);
  });

  test("is known to browsers as a search engine", async ({ site }) => {
    const page = await site.open("/");
    const address = await page.locator('link[rel="search"]').getAttribute("href");
    const response = await page.request.get(address ?? "");
    expect(await response.text()).toContain("/search/?q={searchTerms}");
  });
});
