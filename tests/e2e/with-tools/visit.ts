import type { Browser, BrowserContext, Page } from "playwright-core";

/** What stands in for Google's script: it sends what it is told to, with the settings it was given. */
function fakeGtag(): void {
  const queue = (window as unknown as { dataLayer: unknown[] }).dataLayer;
  const settings: Record<string, unknown> = {};
  const read = (entry: unknown) => {
    // Google's script ignores anything but an Arguments object.
    if (Object.prototype.toString.call(entry) !== "[object Arguments]") {
      return;
    }
    const [command, name, values] = Array.from(entry as ArrayLike<unknown>);
    if (command === "config") {
      Object.assign(settings, values, { id: name });
    }
    if (command === "event" || (command === "config" && settings.send_page_view !== false)) {
      const query = new URLSearchParams({
        event: String(command === "event" ? name : "page_view"),
        id: String(settings.id),
        anonymize_ip: String(settings.anonymize_ip),
        page: window.location.pathname,
        title: document.title,
      });
      fetch(`https://www.google-analytics.com/g/collect?${query}`, { mode: "no-cors" });
    }
  };
  queue.forEach(read);
  queue.push = (...entries: unknown[]) => {
    entries.forEach(read);
    return 0;
  };
}

/** A page view as it went out. */
export interface PageView {
  readonly page: string;
  readonly title: string;
  readonly id: string;
  readonly anonymized: boolean;
}

/** A visitor in a fresh browser profile, whose requests to other hosts are answered here and counted. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Addresses on other hosts, in order. */
  readonly foreign: string[];
  /** Console errors and exceptions; violations of the page policy are among them. */
  readonly problems: string[];
  /** The page views that went out so far. */
  readonly views: () => PageView[];
}

/** Starts a visit. `before` runs ahead of the page's own scripts. */
export async function visit(
  browser: Browser,
  siteUrl: string,
  { width = 1280, before }: { width?: number; before?: () => void } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height: 800 },
  });
  const foreign: string[] = [];
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") {
      problems.push(message.text());
    }
  });
  context.on("weberror", (error) => problems.push(error.error().message));
  if (before) {
    await context.addInitScript(before);
  }
  await context.route(
    (url) => !url.href.startsWith(siteUrl) && url.protocol.startsWith("http"),
    async (route) => {
      const address = route.request().url();
      foreign.push(address);
      const isGtag = address.startsWith("https://www.googletagmanager.com/gtag/js");
      await route.fulfill({
        contentType: "text/javascript",
        body: isGtag ? `(${fakeGtag})()` : "",
      });
    },
  );
  const page = await context.newPage();
  const views = () =>
    foreign
      .filter((address) => address.includes("/g/collect"))
      .map((address) => {
        const { searchParams } = new URL(address);
        return {
          page: searchParams.get("page") ?? "",
          title: searchParams.get("title") ?? "",
          id: searchParams.get("id") ?? "",
          anonymized: searchParams.get("anonymize_ip") === "true",
        };
      });
  return { context, page, foreign, problems, views };
}
