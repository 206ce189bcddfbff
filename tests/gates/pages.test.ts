import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, inject, test } from "vitest";
import { buildPages } from "../contract/build";
import budgets from "./budgets.json";
import { Inspector } from "./inspect";
import type { Weight } from "./weight";

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
  reportHeaviest();
});

/** Prints the heaviest page of each kind, so that a budget can be judged. */
function reportHeaviest(): void {
  for (const { name, pattern } of budgets.weight.kinds) {
    const kind = weights.filter(({ address }) => budgetOf(address)?.pattern === pattern);
    const figures = (["js", "css", "html"] as const).map((part) => {
      const most = kind.reduce((best, page) => (page[part] > best[part] ? page : best), none);
      return `${part} ${(most[part] / 1000).toFixed(1)} kB (${most.address})`;
    });
    console.log(`Heaviest ${name}: ${figures.join(", ")}`);
  }
}

const none = { address: "none", html: 0, css: 0, js: 0 };

const budgetOf = (address: string) =>
  budgets.weight.kinds.find(({ pattern }) => new RegExp(pattern).test(address));

const weights: (Weight & { readonly address: string })[] = [];

/** What of a page is heavier than its budget, in words. */
function overweight(address: string, weight: Weight): string[] {
  const budget = budgetOf(address);
  return (["html", "css", "js"] as const)
    .filter((part) => weight[part] > (budget?.[part] ?? 0) * 1000)
    .map(
      (part) => `${part}: ${weight[part]} bytes; a ${budget?.name} may have ${budget?.[part]} kB`,
    );
}

// All of a page in one test, so that as many pages are visited at a time as tests may run.
test.concurrent.for(addresses)(
  "%s is well, accessible, as wide as its window and within its weight",
  async (address, { expect }) => {
    const { weight, ...found } = await inspector.inspect(address);
    weights.push({ address, ...weight });
    const own404 = address === missing ? /404/ : /^$/;
    expect({
      ...found,
      problems: found.problems.filter((text) => !own404.test(text)),
      overweight: overweight(address, weight),
    }).toEqual({
      problems: [],
      axe: { [budgets.widths.phone]: [], [budgets.widths.desktop]: [] },
      overflow: [],
      overweight: [],
    });
  },
);
