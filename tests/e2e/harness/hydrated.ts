import type { Page } from "playwright-core";

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector("html[data-has-hydrated=true]", { state: "attached" });
}
