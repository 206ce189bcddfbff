import { loadScript } from "../consent/load-script";
import { pluginData } from "../consent/plugin-data";
import { onAgreed } from "../consent/state";
import type { ClarityOptions } from "./index";

/** Clarity's command queue, as its script expects to find it. */
interface ClarityQueue {
  (...command: readonly unknown[]): void;
  q?: unknown[];
}

declare global {
  interface Window {
    clarity?: ClarityQueue;
  }
}

const { key } = pluginData<ClarityOptions>("clarity");

onAgreed(() => {
  const waiting: unknown[] = [];
  const queue: ClarityQueue = (...command) => waiting.push(command);
  queue.q = waiting;
  window.clarity = queue;
  queue("consentv2", { ad_Storage: "denied", analytics_Storage: "granted" });
  loadScript(`https://www.clarity.ms/tag/${key}`);
});
