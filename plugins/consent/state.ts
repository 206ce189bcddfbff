import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { createStorageSlot } from "@docusaurus/theme-common";
import type { ConsentData } from "../../src/config/integrations";
import {
  type ConsentAnswer,
  consentKey,
  consentVersion,
  cookieDomains,
  formatConsent,
  parseConsent,
} from "../../src/lib/consent";
import { pluginData } from "./plugin-data";

/** The tools the visitor is asked about. */
export const { tools } = pluginData<ConsentData>("consent");

const version = consentVersion(tools.map(({ id }) => id));
const slot = createStorageSlot(consentKey);
const waiting: (() => void)[] = [];

let answer: ConsentAnswer | null = ExecutionEnvironment.canUseDOM
  ? parseConsent(slot.get(), version)
  : null;

/** What the visitor answered for this very set of tools, or null before they did. */
export function currentAnswer(): ConsentAnswer | null {
  return answer;
}

/** Runs `start` once the visitor has agreed: now, later, or never. */
export function onAgreed(start: () => void): void {
  if (answer === "accepted") {
    start();
  } else {
    waiting.push(start);
  }
}

function forgetCookies(): void {
  const prefixes = tools.flatMap(({ cookies }) => cookies);
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
  for (const name of names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))) {
    const expired = `${name}=; path=/; max-age=0`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox 128 and Safari 16.
    document.cookie = expired;
    for (const domain of cookieDomains(window.location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above.
      document.cookie = `${expired}; domain=${domain}`;
    }
  }
}

/**
 * Remembers an answer and acts on it. Code that already runs cannot be unloaded, so taking back
 * an agreement removes the tools' cookies and loads the page again without them.
 */
export function giveAnswer(next: ConsentAnswer): void {
  const before = answer;
  answer = next;
  slot.set(formatConsent(next, version));
  if (next === "accepted") {
    for (const start of waiting.splice(0)) {
      start();
    }
  } else if (before === "accepted") {
    forgetCookies();
    window.location.reload();
  }
}
