import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { browserSwitches, findBrowser } from "../../scripts/lib/browser.mjs";
import { pushIndex } from "../../scripts/lib/push-index";
import { areas } from "../../src/lib/search/areas";
import { readShard, shardPath } from "../../src/lib/search/shard";
import { type FakeSearchProvider, startFakeSearchProvider } from "../fake-search-provider";
import { buildWithTools, ids } from "./with-tools/build";
import { serveBuild } from "./with-tools/serve";
import { type Visitor, visit } from "./with-tools/visit";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

let directory: string;
let site: Awaited<ReturnType<typeof serveBuild>>;
let browser: Browser;
const visitors: Visitor[] = [];

beforeAll(async () => {
  directory = await buildWithTools();
  site = await serveBuild(directory);
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  if (directory) {
    rmSync(directory, { recursive: true, force: true });
  }
});

afterEach(async () => {
  for (const { context, problems } of visitors.splice(0)) {
    await context.close();
    expect(problems).toEqual([]);
  }
});

async function enter(options: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
  const visitor = await visit(browser, site.url, options);
  visitors.push(visitor);
  return visitor;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector("html[data-has-hydrated=true]", { state: "attached" });
}

/** Follows a link of the page without loading the site again. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]:visible`).first().click();
  await page.waitForURL(`**${address}`);
}

const bar = (page: Page) => page.getByRole("region", { name: "Consent" });
const accept = (page: Page) => bar(page).getByRole("button", { name: "Accept" });
const decline = (page: Page) => bar(page).getByRole("button", { name: "Decline" });

describe("before an answer", () => {
  test("the bar asks, and no other host hears of the visit", async () => {
    const { page, foreign } = await enter();
    await open(page, "/privacy/");
    await bar(page).waitFor();
    await follow(page, "/docs/");
    await follow(page, "/docs/quick-start/");
    expect(foreign).toEqual([]);
  });

  test("the page's own HTML names no host of a tool", () => {
    for (const name of ["index.html", "docs/index.html"]) {
      const html = readFileSync(path.join(directory, name), "utf8");
      expect(html).not.toMatch(
        /googletagmanager|google-analytics|clarity\.ms|ahrefs\.com|gurubase/,
      );
    }
  });

  test.each([390, 1280])("both answers weigh the same at %i px", async (width) => {
    const { page } = await enter({ width });
    await open(page, "/about/");
    const [yes, no] = [await accept(page).boundingBox(), await decline(page).boundingBox()];
    expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
    const looks = (button: Element) => {
      const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button);
      return { backgroundColor, color, borderColor, fontWeight };
    };
    expect(await accept(page).evaluate(looks)).toEqual(await decline(page).evaluate(looks));
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const checker = (window as unknown as { axe: typeof import("axe-core") }).axe;
      return (await checker.run("section[aria-label=Consent]")).violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
  });
});

describe("after declining", () => {
  test("nothing loads, now or later, and the bar stays away", async () => {
    const { page, foreign } = await enter();
    await open(page, "/privacy/");
    await decline(page).press("Enter");
    await bar(page).waitFor({ state: "detached" });
    await follow(page, "/docs/");
    await open(page, "/docs/quick-start/");
    expect(await bar(page).count()).toBe(0);
    expect(foreign).toEqual([]);
  });
});

describe("after accepting", () => {
  test("one anonymised page view goes out for each route, the first included", async () => {
    const { page, foreign, views } = await enter();
    await open(page, "/privacy/");
    await accept(page).press("Enter");
    await expect.poll(views).toHaveLength(1);
    await page.getByRole("link", { name: "requests", exact: true }).click();
    await page.waitForURL("**/privacy/#requests");
    await follow(page, "/docs/");
    await expect.poll(views).toHaveLength(2);
    await follow(page, "/docs/quick-start/");
    await expect.poll(views).toHaveLength(3);
    await page.goBack();
    await expect.poll(views).toHaveLength(4);
    expect(views().map((view) => view.page)).toEqual([
      "/privacy/",
      "/docs/",
      "/docs/quick-start/",
      "/docs/",
    ]);
    expect(views()[2]?.title).toContain("Quick start");
    expect(views().every(({ anonymized, id }) => anonymized && id === ids.GTAG_ID)).toBe(true);
    expect(foreign.filter((address) => address.includes("/gtag/js"))).toHaveLength(1);
  });

  test("the other tools load once, the assistant on docs pages alone", async () => {
    const { page, foreign } = await enter();
    const asked = (start: string) => foreign.filter((address) => address.startsWith(start)).length;
    await open(page, "/privacy/");
    await accept(page).click();
    await expect.poll(() => asked(`https://www.clarity.ms/tag/${ids.CLARITY_ID}`)).toBe(1);
    await expect.poll(() => asked("https://analytics.ahrefs.com/analytics.js")).toBe(1);
    expect(asked("https://widget.gurubase.io/")).toBe(0);
    await follow(page, "/docs/");
    await expect.poll(() => asked("https://widget.gurubase.io/")).toBe(1);
    await follow(page, "/docs/quick-start/");
    expect(asked("https://widget.gurubase.io/")).toBe(1);
    expect(asked("https://www.clarity.ms/")).toBe(1);
  });

  test("the answer is remembered, and a new visit counts its first page once", async () => {
    const { page, views } = await enter();
    await open(page, "/privacy/");
    await accept(page).click();
    await expect.poll(views).toHaveLength(1);
    await open(page, "/docs/");
    await expect.poll(views).toHaveLength(2);
    expect(await bar(page).count()).toBe(0);
    await follow(page, "/docs/quick-start/");
    await expect.poll(views).toHaveLength(3);
  });

  test("it can be taken back on the privacy page, cookies and all", async () => {
    const { page, context, foreign, views } = await enter();
    await open(page, "/privacy/");
    await accept(page).click();
    await expect.poll(views).toHaveLength(1);
    await context.addCookies(
      ["_ga", "_ga_TEST123456", "_clck"].map((name) => ({ name, value: "1", url: site.url })),
    );
    await page.getByRole("button", { name: "Change your answer" }).press("Enter");
    await expect.poll(() => bar(page).evaluate((element) => element.matches(":focus"))).toBe(true);
    const reloaded = page.waitForEvent("load");
    await decline(page).press("Enter");
    await reloaded;
    await page.waitForSelector("html[data-has-hydrated=true]", { state: "attached" });
    foreign.length = 0;
    await follow(page, "/docs/");
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await bar(page).count()).toBe(0);
  });
});

describe("without browser storage", () => {
  test("the question is asked and an answer holds until the page is left", async () => {
    const visitor = await enter({
      before: () => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      },
    });
    const { page, foreign, views } = visitor;
    await open(page, "/privacy/");
    await accept(page).click();
    await expect.poll(views).toHaveLength(1);
    await page.reload();
    foreign.length = 0;
    await bar(page).waitFor();
    await follow(page, "/docs/");
    expect(foreign).toEqual([]);
  });
});

describe("the privacy page", () => {
  test("names each tool that is on, and every key the site stored", async () => {
    const { page } = await enter();
    await open(page, "/privacy/");
    const text = await page.getByRole("main").innerText();
    for (const name of ["Google Analytics", "Microsoft Clarity", "Ahrefs", "Gurubase"]) {
      expect(text).toContain(name);
    }
    await decline(page).click();
    await follow(page, "/docs/");
    await open(page, "/voltops-llm-observability-docs/");
    const listed = text.split(/\s+/);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter((key) => !listed.includes(key))).toEqual([]);
  });
});

test("the normal build has no trace of a tool", () => {
  const build = path.resolve(import.meta.dirname, "../../build");
  const hosts =
    /googletagmanager\.com|google-analytics\.com|clarity\.ms|analytics\.ahrefs\.com|widget\.gurubase|publish\.x\.com|With your agreement this site loads/;
  const traces = readdirSync(build, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(html|js|css|json|txt)$|_headers$/.test(name))
    .filter((name) => hosts.test(readFileSync(path.join(build, name), "utf8")));
  expect(traces).toEqual([]);
});

describe("a hosted search provider", () => {
  const host = "https://testapp123-dsn.algolia.net/";
  let provider: FakeSearchProvider;

  beforeAll(async () => {
    provider = await startFakeSearchProvider();
    const shards = areas.map(({ id }) =>
      readShard(readFileSync(path.join(directory, shardPath(id)), "utf8"), id),
    );
    await pushIndex({
      appId: ids.ALGOLIA_APP_ID,
      writeKey: "test-write-key",
      indexName: ids.ALGOLIA_INDEX,
      shards,
      siteUrl: "https://voltagent.dev",
      base: provider.url,
    });
  });
  afterAll(() => provider.close());

  const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
  const status = (page: Page) => dialog(page).getByRole("status");

  /** A visitor for whom every host of the provider is the stand-in. */
  async function reader(): Promise<Visitor> {
    provider.mood = "well";
    const visitor = await enter();
    await visitor.context.route(
      /^https:\/\/testapp123[^/]*\.algolia(net\.com|\.net)\//,
      async (route) => {
        const { pathname, search } = new URL(route.request().url());
        visitor.foreign.push(route.request().url());
        await route.fulfill({
          response: await route.fetch({ url: provider.url + pathname + search }),
        });
      },
    );
    return visitor;
  }

  async function ask(page: Page, query: string): Promise<void> {
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await dialog(page).getByRole("combobox").fill(query);
  }

  test("answers in the same window, with addresses of this site", async () => {
    const { page, foreign } = await reader();
    await open(page, "/docs/quick-start/");
    expect(foreign).toEqual([]);
    await ask(page, "suspend");
    const first = dialog(page).getByRole("option").first();
    await first.waitFor();
    await expect.poll(() => status(page).textContent()).toMatch(/^\d+ results? for suspend$/);
    expect(foreign.every((address) => address.startsWith(host))).toBe(true);
    expect(await first.getAttribute("href")).toMatch(/^\/(docs|blog|voltops)/);
    await first.click();
    await page.waitForURL((url) => url.pathname !== "/docs/quick-start/");
    expect(await page.locator("h1").count()).toBe(1);
  });

  test.each(["failing", "refusing", "malformed"] as const)(
    "that is %s is said to be so, and asked again",
    async (mood) => {
      const visitor = await reader();
      const { page } = visitor;
      await open(page, "/docs/quick-start/");
      provider.mood = mood;
      await ask(page, "suspend");
      await expect.poll(() => status(page).textContent()).toMatch(/^Unable/);
      provider.mood = "well";
      await dialog(page).getByRole("combobox").fill("suspend a workflow");
      await dialog(page).getByRole("option").first().waitFor();
      // The browser's own note of an answer that was an error.
      visitor.problems.splice(
        0,
        Infinity,
        ...visitor.problems.filter((text) => !/status of (403|503)/.test(text)),
      );
    },
  );

  test("fills the page of results too", async () => {
    const { page } = await reader();
    await open(page, "/search/?q=guardrail");
    await expect.poll(() => page.locator("main").textContent()).toMatch(/\d+ results?/);
    expect(await page.locator("main a[href^='/docs/']").count()).toBeGreaterThan(3);
  });
});
