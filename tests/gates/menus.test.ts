import { describe, expect } from "vitest";
import { products, resources, useCases } from "../../src/config/navigation";
import { test } from "../e2e/harness/test";
import { violations } from "./inspect";

describe("open menus have no accessibility violation", () => {
  test.for([products, useCases, resources])(
    "$label at 1440 px",
    async ({ label, id }, { site }) => {
      const page = await site.open("/", { width: 1440 });
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("button", { name: label })
        .press("Enter");
      // The opening fades: colours count once it is done.
      await page
        .locator(`#menu-${id}`)
        .evaluate((panel) =>
          Promise.all(panel.getAnimations().map((animation) => animation.finished)),
        );
      expect(await violations(page)).toEqual([]);
    },
  );

  test("the whole mobile menu", async ({ site }) => {
    const page = await site.open("/", { width: 390 });
    await page.getByRole("button", { name: "Open menu" }).click();
    for (const { label } of [products, useCases, resources]) {
      await page.locator("#site-menu").getByRole("button", { name: label }).click();
    }
    expect(await violations(page)).toEqual([]);
  });

  test("the docs menu", async ({ site }) => {
    const page = await site.open("/docs/quick-start/", { width: 390 });
    await page.getByRole("button", { name: "Open docs menu" }).click();
    expect(await violations(page)).toEqual([]);
  });

  test("the stargazer note", async ({ site }) => {
    const page = await site.open("/", {
      width: 1440,
      expected: [/avatars\./, /ERR_NAME_NOT_RESOLVED/],
    });
    const repository = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /stars/ });
    await repository.focus();
    await page.getByText("Thank you!").waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
