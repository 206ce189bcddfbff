import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { codeHost } from "../../src/config/code-host";
import { gate } from "./harness/scripts";
import { test } from "./harness/test";

const api = "**/api/love";
const repository = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^GitHub repository/ });
const note = (page: Page) => page.getByText("Thank you!");

/** A picture of one pixel, for the code host's image host, which no test may reach. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** What `/api/love` says of so many people. */
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    login: `person-${index + 1}`,
    avatar_url: `${codeHost.avatars}/u/${index + 1}?v=4`,
  }));

/** Opens the home page with a made-up answer of `/api/love`. */
async function openWith(
  site: { open: (address: string, visit: object) => Promise<Page> },
  answer: { status?: number; json?: unknown },
  expected: readonly RegExp[] = [],
): Promise<Page> {
  return site.open("/", {
    expected,
    prepare: (context: { route: Page["route"] }) =>
      context.route(api, (route) => route.fulfill(answer)),
  });
}

describe("the count", () => {
  test("is a sparkle while loading, then compact, from one call for the whole visit", async ({
    site,
  }) => {
    const held = gate();
    let calls = 0;
    const page = await site.open("/", {
      prepare: (context) =>
        context.route(api, async (route) => {
          calls += 1;
          await held.opened;
          await route.continue();
        }),
    });
    await repository(page).getByText("✦").waitFor();
    held.open();
    await page.getByRole("link", { name: "GitHub repository 7.2K stars" }).waitFor();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Docs", exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: "The VoltAgent framework" }).waitFor();
    expect(calls).toBe(1);
  });

  test.for([
    {
      body: { error: "The code host does not answer." },
      says: " - The code host does not answer.",
    },
    { body: { message: "Try again later." }, says: " - Try again later." },
    { body: [], says: "" },
  ])("is a dash when the call fails: $body", async ({ body, says }, { site }) => {
    const logged: string[] = [];
    const page = await site.blank({ expected: [/503/] });
    page.on("console", (message) => logged.push(message.text()));
    await page.route(api, (route) => route.fulfill({ status: 503, json: body }));
    await page.goto("/");
    await repository(page).getByText("–").waitFor();
    expect(logged).toContain(`Error fetching GitHub stars: 503${says}`);
  });

  test.for([
    { stars: null, recent_stargazers: [] },
    { stars: "7249", recent_stargazers: null },
    { stars: 7249 },
    ["stars"],
  ])("is a dash when the data is invalid: %j", async (json, { site }) => {
    const page = await openWith(site, { json }, [/Invalid data format received from API/]);
    await repository(page).getByText("–").waitFor();
  });
});

describe("the note", () => {
  test("thanks with five pictures, which load only once it opens", async ({ site }) => {
    const pictures: string[] = [];
    const page = await site.open("/", {
      expected: [/^other host: https:\/\/avatars\./],
      prepare: async (context) => {
        await context.route(api, (route) =>
          route.fulfill({ json: { stars: 12, recent_stargazers: people(7) } }),
        );
        await context.route(`${codeHost.avatars}/**`, (route) => {
          pictures.push(route.request().url());
          return route.fulfill({ body: pixel, contentType: "image/png" });
        });
      },
    });
    await repository(page).getByText("12").waitFor();
    expect(pictures).toEqual([]);
    await repository(page).hover();
    await note(page).waitFor();
    const items = page.getByRole("list", { name: "Recent stargazers" }).getByRole("listitem");
    expect(await items.allTextContents()).toEqual(people(5).map(({ login }) => login));
    await expect.poll(() => pictures).toHaveLength(5);
    await page.mouse.move(20, 700);
    await note(page).waitFor({ state: "hidden" });
  });

  test("opens for the keyboard, and shows initials for a picture that does not come", async ({
    site,
  }) => {
    const page = await openWith(site, { json: { stars: 12, recent_stargazers: people(1) } }, [
      /avatars\./,
      /ERR_NAME_NOT_RESOLVED/,
    ]);
    await repository(page).getByText("12").waitFor();
    await repository(page).focus();
    await note(page).waitFor();
    await page.getByText("pe", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await note(page).waitFor({ state: "hidden" });
  });

  test.for([
    { name: "is not known", recent: null },
    { name: "is empty", recent: [] },
  ])("does not show when the list $name", async ({ recent }, { site }) => {
    const page = await openWith(site, { json: { stars: 12, recent_stargazers: recent } });
    await repository(page).getByText("12").waitFor();
    await repository(page).hover();
    expect(await note(page).count()).toBe(0);
  });
});
