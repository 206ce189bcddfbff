import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { buildPages } from "../contract/build";
import budgets from "./budgets.json";
import { type Findings, Inspector } from "./inspect";

/** An address that no page has; the not-found page answers it. */
const missing = "/no-page-is-here/";

const addresses = buildPages()
  .filter(({ isRedirect }) => !isRedirect)
  .map(({ path }) => (path === "/404.html" ? missing : path))
  .sort();

const siteUrl = inject("siteUrl");
let browser: Browser;
let inspector: Inspector;

beforeAll(async () => {
  browser = await chromium.connect(inject("browserEndpoint"));
  inspector = new Inspector(browser, siteUrl);
});

afterAll(async () => {
  await browser.close();
  await reportHeaviest();
});

/** Prints the heaviest page of each kind, so that a budget can be judged. */
async function reportHeaviest(): Promise<void> {
  const all = await Promise.all(
    [...visits].map(async ([address, visit]) => ({ address, ...(await visit).weight })),
  );
  for (const { name, pattern } of budgets.weight.kinds) {
    const kind = all.filter(({ address }) => budgetOf(address)?.pattern === pattern);
    const most = (part: "html" | "css" | "js") =>
      kind.reduce((best, page) => (page[part] > best[part] ? page : best), kind[0] ?? none);
    const figures = (["js", "css", "html"] as const).map((part) => {
      const page = most(part);
      return `${part} ${(page[part] / 1000).toFixed(1)} kB (${page.address})`;
    });
    console.log(`Heaviest ${name} page: ${figures.join(", ")}`);
  }
}

const none = { address: "none", html: 0, css: 0, js: 0 };

/** Each page is visited once, by whichever of its tests comes first. */
const visits = new Map<string, Promise<Findings>>();
function findings(address: string): Promise<Findings> {
  const known = visits.get(address) ?? inspector.inspect(address);
  visits.set(address, known);
  return known;
}

const budgetOf = (address: string) =>
  budgets.weight.kinds.find(({ pattern }) => new RegExp(pattern).test(address));

describe.concurrent.each(addresses)("%s", (address) => {
  test("has no console error, failed request or request to another host", async () => {
    const { problems } = await findings(address);
    const own404 = address === missing ? /404/ : /^$/;
    expect(problems.filter((text) => !own404.test(text))).toEqual([]);
  });

  test.each([budgets.widths.phone, budgets.widths.desktop])(
    "has no accessibility violation at %i px",
    async (width) => {
      expect((await findings(address)).axe[width]).toEqual([]);
    },
  );

  test(`does not scroll sideways at ${budgets.widths.narrowest} px`, async () => {
    expect((await findings(address)).overflow).toEqual([]);
  });

  test("stays within its weight", async () => {
    const { weight } = await findings(address);
    const budget = budgetOf(address);
    for (const part of ["html", "css", "js"] as const) {
      const limit = (budget?.[part] ?? 0) * 1000;
      expect(weight[part], `${part} of a ${budget?.name} page, in bytes`).toBeLessThanOrEqual(
        limit,
      );
    }
  });
});
