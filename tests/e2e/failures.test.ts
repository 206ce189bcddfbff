import { describe, expect } from "vitest";
import { pageScripts } from "./harness/scripts";
import { hydrated, test } from "./harness/test";

/** What a browser reports when a script is withheld from it. */
const withheld = [/ChunkLoadError|Loading chunk/, /ERR_FAILED/];

describe("a script that does not come", () => {
  test("of the next page: the page reloads, then offers Retry, which starts it", async ({
    site,
  }) => {
    const page = await site.open("/about/", { expected: withheld });
    await page.evaluate(() => document.body.setAttribute("data-before", ""));
    await page.route(pageScripts, (route) => route.abort());
    const docs = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Docs", exact: true });
    const reloaded = page.waitForEvent("domcontentloaded");
    await docs.click();
    await reloaded;
    expect(await page.locator("[data-before]").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/docs/");

    const alert = page.getByRole("alert");
    await alert.getByText("could not start").waitFor();
    expect(await alert.textContent()).toContain("Loading chunk");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "The VoltAgent framework",
    );

    await page.unroute(pageScripts);
    await alert.getByRole("button", { name: "Retry" }).click();
    await hydrated(page);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("of the first page: the text stays, with the error and Retry, at phone width too", async ({
    site,
  }) => {
    const page = await site.blank({ width: 320, expected: withheld });
    await page.route(pageScripts, (route) => route.abort());
    await page.goto("/docs/quick-start/");
    const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
    await retry.waitFor();
    const box = await retry.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    await page.unroute(pageScripts);
    await retry.press("Enter");
    await hydrated(page);
  });

  test("ahead of a click is not an error of the page", async ({ site }) => {
    const page = await site.open("/about/", { expected: withheld });
    await page.route(pageScripts, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Docs", exact: true })
      .hover();
    await failed;
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

test("a page that crashes says so, shows the details and can be tried again", async ({ site }) => {
  const page = await site.blank({
    expected: [/404/, /broken on purpose/, /onRecoverableError/, /Minified React error/],
  });
  await page.addInitScript(() => Object.assign(window, { breakPage: true }));
  let broken = 0;
  await page.route(pageScripts, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/children:"Page not found"/, (text) => {
      broken += 1;
      return `children:(()=>{if(window.breakPage)throw new Error("broken on purpose");return "Page not found"})()${text.slice(0, 0)}`;
    });
    await route.fulfill({ response, body });
  });
  await page.goto("/nothing/");
  await page.getByRole("heading", { name: "This page crashed." }).waitFor();
  // The page's text stands in a chunk of the docs too, which may be fetched ahead: at least one was changed.
  expect(broken).toBeGreaterThan(0);
  await page.getByText("broken on purpose").waitFor();
  await page.evaluate(() => Object.assign(window, { breakPage: false }));
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
});

test("without browser storage the site works and only warns", async ({ site }) => {
  const warnings: string[] = [];
  const page = await site.blank({
    before: () => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied", "SecurityError");
          },
        });
      }
    },
  });
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.goto("/");
  await hydrated(page);
  expect(warnings.join("\n")).toMatch(/storage/i);

  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("link", { name: "star it on GitHub" }).waitFor({ state: "hidden" });
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Docs", exact: true })
    .click();
  await page.waitForURL("**/docs/");
  await page.getByRole("heading", { level: 1, name: "The VoltAgent framework" }).waitFor();
});

test("a home page served from a wrong base address says that it did not load properly", async ({
  site,
}) => {
  const page = await site.blank({ expected: [/ERR_FAILED/] });
  await page.route(`${site.url}/folder/`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${site.url}/` }) });
  });
  await page.route("**/assets/**", (route) => route.abort());
  await page.goto("/folder/");
  await page.getByText("did not load properly").waitFor();
  await page.getByText("/folder/", { exact: true }).waitFor();
});
